"""python3 learning_curve.py EXAMPLES.jsonl OUT.json share-SHARE.json...: how understanding grows with the authors.

The predictions are of the same authors, left out of trainings on a share of the others (`train.py --share`). Writes for
each share the number of authors trained on, and by style the mean and the standard deviation over the authors left out.
"""
import json
import re
import sys
from collections import defaultdict
from contextlib import redirect_stdout
from io import StringIO

import numpy as np

from calibrate import LEAST_REPORTED, calibrate, measure
from examples import read_examples


def measure_share(calls, answers):
    with redirect_stdout(StringIO()):
        _, curve = calibrate(calls, answers)
    by_style = defaultdict(list)
    for author in sorted({call['author'] for call in calls}):
        theirs = [call for call in calls if call['author'] == author]
        by_style[theirs[0].get('style') or 'earlier'].append(measure(theirs, answers, curve, LEAST_REPORTED))
    return {
        style: {'authors': len(rows)} | {
            name: {'mean': round(float(np.mean([row[name] for row in rows])), 3),
                   'deviation': round(float(np.std([row[name] for row in rows])), 3)}
            for name in ('turn_f1', 'code_f1', 'disclosures', 'objections', 'closed')
        }
        for style, rows in sorted(by_style.items())
    }


def main(examples, out, *predictions):
    calls = [call for call in read_examples(examples)[1:] if call['source'] == 'call']
    shares = []
    for path in predictions:
        share, answers = float(re.search(r'share-([\d.]+)\.json$', path)[1]), json.load(open(path))
        tested = [call for call in calls if call['id'] in answers]
        left_out = {call['author'] for call in tested}
        authors = {call['author'] for call in calls if call['split'] == 'train'} - left_out
        shares.append({'share': share, 'authors': round(len(authors) * share), 'styles': measure_share(tested, answers)})
    open(out, 'w').write(json.dumps(sorted(shares, key=lambda each: each['share']), indent='\t') + '\n')


if __name__ == '__main__':
    main(*sys.argv[1:])
