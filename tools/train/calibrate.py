"""python3 calibrate.py EXAMPLES.jsonl OUT.json predictions.json: fits how sure the network is.

The predictions are of authors left out of training (`train.py --leave-out`). Prints, by author and by style, how well
they are understood, and the share of right ones among those of the same probability.
"""
import json
import sys
from collections import defaultdict

import numpy as np

from examples import DISCLOSURES, FIRST_OBJECTION, N_STATEMENTS, OBJECTIONS, STATEMENTS, read_examples

LEAST_REPORTED = 0.25
LEAST_MATCHED = 0.2  # of statements whose words a rule matches
LIKELY = 0.5  # below, a statement is listed as possible and does not count
CERTAIN = 0.93  # below, a statement is to be checked
CERTAIN_PLAIN = 0.8  # of statements whose words a rule matches plainly


def log_odds(probability):
    clipped = np.clip(probability, 1e-6, 1 - 1e-6)
    return np.log(clipped / (1 - clipped))


def fit(probability, is_right):
    """Slope and intercept of the logistic curve, by Newton's method (Platt 1999)."""
    inputs = np.stack([log_odds(probability), np.ones(len(probability))], 1)
    weights = np.array([1.0, 0.0])
    for _ in range(50):
        predicted = 1 / (1 + np.exp(-inputs @ weights))
        gradient = inputs.T @ (predicted - is_right)
        curvature = (inputs * (predicted * (1 - predicted))[:, None]).T @ inputs
        weights = weights - np.linalg.solve(curvature, gradient)
    return weights


def statements_of(call, turns):
    """(turn, code, probability, is labeled) of each rep turn, without disputed ones."""
    disputed = {(each['turn'], each['code']) for each in call['disputed']}
    for at, turn in enumerate(call['turns']):
        if turn['speaker'] != 'rep':
            continue
        labeled = {each['code'] for each in turn['statements']}
        for place, code in enumerate(STATEMENTS):
            if (at, code) not in disputed:
                yield at, code, turns[at][place], code in labeled


def f1(right, extra, missed):
    return 2 * right / (2 * right + extra + missed) if right else 0.0


def measure(calls, answers, curve, least):
    counts, codes, statuses, closed = np.zeros(3), np.zeros(3), [], []
    objections = np.zeros(3)
    for call in calls:
        turns = answers[call['id']]['turns']
        found, labeled = set(), set()
        for at, code, probability, is_labeled in statements_of(call, turns):
            if curve(probability) >= least:
                found.add((at, code))
            if is_labeled:
                labeled.add((at, code))
        counts += [len(found & labeled), len(found - labeled), len(labeled - found)]
        found, labeled = ({code for _, code in each} for each in (found, labeled))
        codes += [len(found & labeled), len(found - labeled), len(labeled - found)]
        statuses += disclosure_statuses(call, turns)
        objections += objection_counts(call, turns)
        closed.append((answers[call['id']]['closed'] >= 0.5) == bool(call.get('isClosedDeal')))
    right, extra, missed = counts
    return dict(turn_f1=f1(*counts), precision=right / max(1, right + extra), recall=right / max(1, right + missed),
                code_f1=f1(*codes), disclosures=np.mean(statuses), objections=f1(*objections), closed=np.mean(closed))


def disclosure_statuses(call, turns, least=0.5):
    for code in sorted({element.split('.')[0] for element in DISCLOSURES}):
        places = [at for at, element in enumerate(DISCLOSURES) if element.startswith(f'{code}.')]
        given = sum(any(DISCLOSURES[at] in turn['disclosures'] for turn in call['turns']) for at in places)
        found = sum(
            any(turns[at_turn][N_STATEMENTS + at] >= least for at_turn, turn in enumerate(call['turns']) if turn['speaker'] == 'rep')
            for at in places)
        status = lambda count: 0 if count == 0 else 2 if count == len(places) else 1
        yield status(given) == status(found)


def objection_counts(call, turns, least=0.3):
    right = extra = missed = 0
    for place, code in enumerate(OBJECTIONS):
        found = next((at for at, turn in enumerate(call['turns'])
                      if turn['speaker'] != 'rep' and turns[at][FIRST_OBJECTION + place] >= least), None)
        labeled = next((at for at, turn in enumerate(call['turns'])
                        if any(each['code'] == code for each in turn['objections'])), None)
        is_right = found is not None and labeled is not None and abs(found - labeled) <= 2
        right += is_right
        extra += found is not None and not is_right
        missed += labeled is not None and not is_right
    return np.array([right, extra, missed])


def calibrate(calls, answers):
    """The curve for these calls, as parameters and as a function; prints how many are right by how sure it is."""
    pairs = [(probability, is_labeled) for call in calls
             for _, _, probability, is_labeled in statements_of(call, answers[call['id']]['turns'])]
    probability, is_right = map(np.array, zip(*pairs))
    slope, intercept = fit(probability, is_right)
    curve = lambda value: 1 / (1 + np.exp(-(slope * log_odds(value) + intercept)))
    calibrated = curve(probability)
    rep_turns = len(is_right) / N_STATEMENTS
    for low in np.arange(0, 1, 0.1):
        inside = (calibrated >= low) & (calibrated < low + 0.1)
        if inside.any():
            print(f'{low:.1f}-{low + 0.1:.1f}: {inside.sum():6d}, right {is_right[inside].mean():.3f}')
    for least in np.arange(0.2, 1, 0.05):
        above = calibrated >= least
        print(f'from {least:.2f}: precision {is_right[above].mean():.3f}, recall {is_right[above].sum() / is_right.sum():.3f}, '
              f'false alarms per rep turn {(above & ~is_right).sum() / rep_turns:.4f}')
    return {'slope': round(float(slope), 4), 'intercept': round(float(intercept), 4)}, curve


def main(examples, out, predictions):
    answers = json.load(open(predictions))
    known = [call for call in read_examples(examples)[1:] if call['id'] in answers]
    calls = [call for call in known if call['source'] == 'call']
    fitted, curve = calibrate(calls, answers)
    for least in (LEAST_REPORTED, LIKELY, CERTAIN):
        by_style = defaultdict(list)
        for author in sorted({call['author'] for call in calls}):
            theirs = [call for call in calls if call['author'] == author]
            row = measure(theirs, answers, curve, least)
            by_style[theirs[0].get('style') or 'earlier'].append(row)
            if least == LEAST_REPORTED:
                print(author, theirs[0].get('style'), {name: round(float(value), 2) for name, value in row.items()})
        for style, rows in by_style.items():
            print(least, style, len(rows), {name: f'{np.mean([row[name] for row in rows]):.3f} ± {np.std([row[name] for row in rows]):.2f}' for name in rows[0]})
    stored = {**fitted, 'least': LEAST_REPORTED, 'leastMatched': LEAST_MATCHED, 'likely': LIKELY, 'certain': CERTAIN,
              'certainPlain': CERTAIN_PLAIN}
    open(out, 'w').write(json.dumps(stored) + '\n')


if __name__ == '__main__':
    main(*sys.argv[1:])
