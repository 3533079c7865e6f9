import type { RequiredDisclosure } from '../required-disclosure.ts'

export const recordingNotice: RequiredDisclosure = {
	code: 'recording_notice',
	title: 'The call is recorded',
	citation: 'State recording-consent laws, for example Cal. Penal Code 632 and Fla. Stat. 934.03',
	sayThis: 'Before we start, this call is recorded. Is that okay with you?',
	isTelemarketingSalesRule: false,
	due: 'in the opening',
	undoneBy: {},
	elements: [
		{
			id: 'E1',
			label: 'Notice that the call is recorded',
			say: [
				'recorded_line|monitored_line|taped_line|recording_line',
				'call|calls|line|conversation|we|i|this|everything|everybody|both|phone|you ~5 recorded|recording|taped|taping|tape|monitored|on_tape',
				'we|i ~1 record|tape',
				'still|being|is|are|am|get|gets ~1 recorded|recording|taped|monitored',
				'recorded|recording|taped ~4 call|line|conversation|quality|training',
			],
			unless: [
				'credit_record|on_record|public_record|criminal_record|track_record|off_the_record ~',
				'lender ~3 recording|other_company',
				'short_recording|a_recording_that|hear_a_recording|play_a_recording',
				'with_my_manager|record_of|records_show|records_indicate|our_records|your_records',
			],
		},
	],
}
