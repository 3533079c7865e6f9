import { rulePackVersion } from '#features/compliance/index.ts'
import { formatCount } from '#platform/text/format-number.ts'

type Facts = { madeAt: string; madeBy: string; product: string; calls: number; withPersonalNumbers: boolean }

/** What the pack is and how it is read and checked, for whoever is given it. */
export function writeReadme({ madeAt, madeBy, product, calls, withPersonalNumbers }: Facts): string {
	return `EXAM PACK

${formatCount(calls, 'recorded call')}, made by ${madeBy} on ${madeAt} with ${product}.

In the folder of each call:
  call.json             what it is, whose, what the dialer told of it, its score
  audio.*               the recording as it was uploaded, every word of it
  transcript.txt/.json  its words, personal numbers (cards, accounts, social security) hidden
  disclosures.csv       each required disclosure: what was to be said, whether, when and in which words
  findings.csv          statements that a rep may not make: how sure the engine is, how much each counts, the words,
                        and what people decided about each
  score-history.csv     every analysis with its rules, and who changed what counts
  analyses/             every analysis, whole
  audit-trail.csv       who listened to the call, downloaded, disputed, decided, held or exported it, and when
${
	withPersonalNumbers
		? '  transcript-with-personal-numbers.txt  the words as spoken, where something is hidden in the other\n'
		: ''
}
What a call has not got, because it came without audio or could not be read, is not there.

rules.json holds the texts of the rules in use when the pack was made (version ${rulePackVersion}). A call that was
scored by others says so, and carries the texts of what was found in its own analysis.

A transcript is made by a machine unless call.json says otherwise, and so are the findings: the recording is what
was said. The times of the tables are UTC; the times within a call are minutes and seconds from its beginning.

To check that nothing was changed, added or taken out:
  bin/candor verify-pack FILE.zip --key KEY.pem
manifest.json lists every file with its SHA-256, and manifest.sig is its signature (Ed25519, base64) by the key of
the company; a signature of the whole zip is its comment. KEY.pem is to come from the company itself (bin/candor
pack-key): public-key.pem is only what this pack says its key is. Without the program, for the files as unpacked,
sha256sum and openssl do:
  openssl base64 -d -A -in manifest.sig -out manifest.bin
  openssl pkeyutl -verify -pubin -inkey KEY.pem -rawin -in manifest.json -sigfile manifest.bin
`
}
