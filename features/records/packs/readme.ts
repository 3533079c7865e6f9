import { rulePackVersion } from '#features/compliance/index.ts'
import { formatCount } from '#platform/text/format-number.ts'

type Facts = { madeAt: string; madeBy: string; product: string; calls: number; withPersonalNumbers: boolean }

/** Explains to the recipient what the pack contains and how to read and check it. */
export function writeReadme({ madeAt, madeBy, product, calls, withPersonalNumbers }: Facts): string {
	return `EXAM PACK

${formatCount(calls, 'recorded call')}, made by ${madeBy} on ${madeAt} with ${product}.

In the folder of each call:
  call.json             the call's details: its owner, what the dialer reported, its score
  audio.*               the recording exactly as uploaded, nothing hidden
  transcript.txt/.json  the transcript, with personal numbers (cards, accounts, social security) hidden
  disclosures.csv       each required disclosure: what is required, and whether, when and how it was said
  findings.csv          prohibited statements: how certain the engine is, how much each counts, the words,
                        and what reviewers decided about each
  score-history.csv     every analysis with its rules, and who changed which analysis counts
  analyses/             every analysis in full
  audit-trail.csv       who listened to, downloaded, disputed, reviewed, held or exported the call, and when
${
	withPersonalNumbers
		? '  transcript-with-personal-numbers.txt  the words as spoken, if the other transcript hides any\n'
		: ''
}
Files that a call doesn't have, because it came without audio or couldn't be read, are left out.

rules.json contains the rules in use when the pack was made (version ${rulePackVersion}). A call that was scored with
other rules says so, and its analysis contains the texts of the rules for what was found.

Transcripts are made by a machine unless call.json says otherwise, and so are the findings. The recording is the
record of what was said. Times in the tables are UTC; times within a call are minutes and seconds from its start.

To check that nothing was changed, added or removed:
  bin/candor verify-pack FILE.zip --key KEY.pem
manifest.json lists every file with its SHA-256, and manifest.sig is its signature (Ed25519, base64) with the
company's key. The zip comment holds a signature of the whole zip. Get KEY.pem from the company itself (bin/candor
pack-key): public-key.pem is only the key this pack claims to be signed with. Without the program, check the unpacked
files with sha256sum and openssl:
  openssl base64 -d -A -in manifest.sig -out manifest.bin
  openssl pkeyutl -verify -pubin -inkey KEY.pem -rawin -in manifest.json -sigfile manifest.bin
`
}
