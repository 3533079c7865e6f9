"""Calls varied anew in each epoch: parts of them, with other lines among their turns and within them."""
import numpy as np

from examples import FIRST_OBJECTION, LONGEST_SENTENCE, N_STATEMENTS, OBJECTIONS

CROPS_PER_CALL = 2


def crop(call, chance):
    """One to four turns from the middle of a call, so that what is said around a line is not all that tells."""
    start = chance.randrange(len(call['turns']))
    end = start + chance.randint(1, 4)
    return {**call, 'source': 'exchange', 'turns': call['turns'][start:end], 'prepared': call['prepared'][start:end]}


SPLICED_CALLS, MOST_SPLICES, LONGEST_SPLICE = 0.6, 4, 5


def splice(call, parts, chance):
    """A call with lines and exchanges between its turns, so that plain words are known amid other talk, too."""
    raised = [FIRST_OBJECTION + OBJECTIONS.index(each['code']) for turn in call['turns'] for each in turn['objections']]
    turns, prepared = list(call['turns']), list(call['prepared'])
    for part in chance.sample(parts, chance.randint(1, MOST_SPLICES)):
        at = chance.randrange(2, len(turns))
        turns[at:at] = part['turns']
        prepared[at:at] = [(*turn[:3], without(turn[3], raised), *turn[4:]) for turn in part['prepared']]
    return {**call, 'turns': turns, 'prepared': prepared}


def without(weights, labels):
    weights = weights.copy()
    weights[labels] = 0
    return weights


WOVEN_CALLS, WOVEN_PARTS, MOST_WOVEN = 0.3, 0.15, 2
LONGEST_LINE = 25  # words
JOINED, JOINTS = 0.5, ('and', 'and', 'but', 'so', 'because', None)


def weave(call, lines, vocabulary, chance, most):
    """A call in which some honest turns of reps go on with, or begin with, what another rep said, in a sentence of its own or
    in the same one: so that a statement is known beside anything else."""
    prepared = list(call['prepared'])
    honest = [at for at, (_, _, labels, weights, _) in enumerate(prepared)
              if weights[:N_STATEMENTS].all() and not labels[:N_STATEMENTS].any()]
    for at in chance.sample(honest, min(len(honest), chance.randint(1, most))):
        prepared[at] = merge(prepared[at], chance.choice(lines), vocabulary, chance)
    return {**call, 'prepared': prepared}


def merge(turn, line, vocabulary, chance):
    speaker, facts, labels, weights, sentences = turn
    _, line_facts, line_labels, line_weights, line_sentences = line
    parts = [line_sentences, sentences] if chance.random() < 0.5 else [sentences, line_sentences]
    if chance.random() < JOINED:
        parts = [parts[0][:-1], [join(parts[0][-1], parts[1][0], vocabulary, chance)], parts[1][1:]]
    labels, weights = labels.copy(), weights.copy()
    labels[:N_STATEMENTS] = line_labels[:N_STATEMENTS]
    weights[:N_STATEMENTS] = np.maximum(line_weights[:N_STATEMENTS], line_labels[:N_STATEMENTS])
    weights[N_STATEMENTS:FIRST_OBJECTION] *= labels[N_STATEMENTS:FIRST_OBJECTION]  # lines are not labeled for disclosures
    return speaker, np.maximum(facts, line_facts), labels, weights, [sentence for part in parts for sentence in part]


def join(sentence, other, vocabulary, chance):
    joint = chance.choice(JOINTS)
    between = np.array([vocabulary.id_of(joint)] if joint else [], int)
    ids = np.concatenate([sentence[0], between, other[0]])[:LONGEST_SENTENCE]
    return ids, other[1], np.maximum(sentence[2], other[2])


def lines_of(parts):
    """Short turns of reps in exchanges that are labeled for statements."""
    return [turn for part in parts for turn in part['prepared']
            if turn[3][:N_STATEMENTS].any() and sum(len(ids) for ids, *_ in turn[4]) <= LONGEST_LINE]


def vary(calls, vocabulary, chance):
    """The calls of an epoch: some with splices, and crops of all; in some, lines woven into turns."""
    parts = [call for call in calls if call['source'] in ('line', 'exchange') and len(call['turns']) <= LONGEST_SPLICE]
    whole = [call for call in calls if call['source'] == 'call' and len(call['turns']) > LONGEST_SPLICE]
    others = [call for call in calls if call['source'] != 'call' or len(call['turns']) <= LONGEST_SPLICE]
    whole = [splice(call, parts, chance) if chance.random() < SPLICED_CALLS else call for call in whole]
    calls = whole + others
    calls += [crop(call, chance) for call in calls if call['source'] == 'call' for _ in range(CROPS_PER_CALL)]
    lines = lines_of(parts)
    return [weave(call, lines, vocabulary, chance, MOST_WOVEN if len(call['turns']) > LONGEST_SPLICE else 1)
            if chance.random() < (WOVEN_CALLS if len(call['turns']) > LONGEST_SPLICE else WOVEN_PARTS) else call for call in calls]


def make_batches(calls, vocabulary, size, chance):
    """Whole calls together and short ones together, about `size` turns each."""
    calls = vary(calls, vocabulary, chance)
    chance.shuffle(calls)
    batches = []
    for group in ([c for c in calls if len(c['turns']) > 5], [c for c in calls if len(c['turns']) <= 5]):
        current, turns = [], 0
        for call in group:
            current.append(call)
            turns += len(call['turns'])
            if turns >= size:
                batches.append(current)
                current, turns = [], 0
        if current:
            batches.append(current)
    chance.shuffle(batches)
    return batches
