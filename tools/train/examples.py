"""The labeled calls as numbers: vocabulary, labels, batches."""
import json
import random
import re
import zlib
from collections import Counter, defaultdict
from pathlib import Path

import numpy as np
import torch

ROOT = Path(__file__).parents[2]
VECTORS = ROOT / 'platform/english/word-vectors'
STEPS_OF_ONE = 40  # vectors.bin stores whole numbers

LABELS = json.loads((ROOT / 'features/language/data/labels.json').read_text())
STATEMENTS, OBJECTIONS, CALL_KINDS = LABELS['statements'], LABELS['objections'], LABELS['callKinds']
DISCLOSURES = [f'{code}.{element}' for code, elements in LABELS['disclosures'].items() for element in elements]
SPEAKERS = {'rep': 0, 'customer': 1, 'other': 2}
N_STATEMENTS, N_DISCLOSURES, N_OBJECTIONS = len(STATEMENTS), len(DISCLOSURES), len(OBJECTIONS)
N_LABELS = N_STATEMENTS + N_DISCLOSURES + 2 * N_OBJECTIONS  # the last group: handled
FIRST_OBJECTION = N_STATEMENTS + N_DISCLOSURES
FIRST_HANDLED = FIRST_OBJECTION + N_OBJECTIONS

GRAM_BUCKETS = 4096
TRAIT_BUCKETS = 20_000
LONGEST_SENTENCE = 60
PADDING = 3  # silence between sentences, one less than the widest filter spans


def number_class(word):
    if not re.match(r'^[$]?\d', word):
        return word.replace('’', "'")
    if word.endswith('%'):
        return '<pct>'
    return '<usd>' if word.startswith('$') else '<num>'


def stem_of(word):
    if len(word) <= 4:
        return word
    return re.sub(r'e$', '', re.sub(r'(?:ing|ed|es|ly|s)$', '', word))


def hashed(text, buckets):
    return zlib.crc32(text.encode()) % buckets


def grams_of(word):
    marked = f'<{word}>'
    grams = [marked[at:at + size] for size in (3, 4, 5) for at in range(len(marked) - size + 1)][:16]
    return [hashed(gram, GRAM_BUCKETS) for gram in grams or [marked]]


def rough_sound(word):
    """Words of the same rough sound are plausible mis-hearings of each other."""
    word = re.sub('[^a-z]', '', word)
    if not word:
        return ''
    for written, heard in (('ph', 'f'), ('ght', 't'), ('ck', 'k'), ('kn', 'n'), ('wr', 'r'), ('sh', 'x'),
                           ('ch', 'x'), ('th', '0'), ('ce', 'se'), ('ci', 'si'), ('cy', 'sy')):
        word = word.replace(written, heard)
    word = word.translate(str.maketrans('czvdgbqy', 'ksftkpki'))
    sound = 'a' if word[0] in 'aeiou' else word[0]
    for letter in word[1:]:
        if letter not in 'aeiouhw' and letter != sound[-1]:
            sound += letter
    return sound


class Vocabulary:
    def __init__(self, calls, most=6000, fewest=3):
        common = (VECTORS / 'words.txt').read_text().strip().split('\n')
        vectors = np.fromfile(VECTORS / 'vectors.bin', dtype=np.int8).reshape(len(common), -1) / STEPS_OF_ONE
        self.vectors = np.vstack([np.zeros((1, vectors.shape[1])), vectors]).astype(np.float32)
        self.common = {word: row + 1 for row, word in enumerate(common)}
        counts = Counter(
            number_class(word) for call in calls for turn in call['turns']
            for sentence in turn['sentences'] for word in sentence['words']
        )
        self.own_words = [word for word, count in counts.most_common(most) if count >= fewest]
        self.own = {word: row + 1 for row, word in enumerate(self.own_words)}
        self.ids, self.words, self.stems = {}, [], []
        self.common_rows, self.own_rows, self.grams = [], [], []
        self.trait_cache = {}
        self.unknown = self.id_of('<unk>')
        alike = defaultdict(list)
        for word, _ in counts.most_common():
            if word.isalpha():
                alike[rough_sound(word)].append(word)
        self.alike = {
            word: [other for other in words[:30] if other != word]
            for words in alike.values() for word in words[:30] if len(words) > 1
        }

    def id_of(self, word):
        if word not in self.ids:
            self.ids[word] = len(self.words)
            self.words.append(word)
            self.stems.append(stem_of(word))
            self.common_rows.append(self.common.get(word, 0))
            self.own_rows.append(self.own.get(word, 0))
            self.grams.append(grams_of(word))
        return self.ids[word]

    def traits_of(self, ids):
        key = ids.tobytes()
        if key not in self.trait_cache:
            stems = ['^', *(self.stems[each] for each in ids), '$']
            traits = {f'w {stem}' for stem in stems[1:-1]}
            traits |= {f'b {left} {right}' for left, right in zip(stems, stems[1:])}
            traits |= {f's {left} {right}' for left, right in zip(stems, stems[2:])}
            if len(self.trait_cache) > 400_000:
                self.trait_cache.clear()
            self.trait_cache[key] = np.array(sorted({hashed(trait, TRAIT_BUCKETS) for trait in traits}))
        return self.trait_cache[key]


def read_examples(path):
    return [json.loads(line) for line in open(path)]


def prepare(calls, vocabulary):
    """Adds to each call `prepared`: for each turn its speaker, facts, labels, weights of the labels, sentences."""
    for call in calls:
        disputed = {(each['turn'], each['code']) for each in call['disputed']}
        raised, call['prepared'] = set(), []
        for at, turn in enumerate(call['turns']):
            labels, weights = label_turn(call, at, turn, disputed)
            for code in raised:  # only the first raising is labeled
                weights[FIRST_OBJECTION + code] = 0
            raised |= {OBJECTIONS.index(each['code']) for each in turn['objections']}
            sentences = [label_sentence(turn, sentence, vocabulary) for sentence in turn['sentences'] or [SILENCE]]
            call['prepared'].append((SPEAKERS[turn['speaker']], np.array(turn['facts'], np.float32), labels, weights, sentences))


SILENCE = {'words': ['<unk>'], 'isQuestion': False, 'from': 0, 'to': 0}


def label_turn(call, at, turn, disputed):
    """Labels and how much each counts: 0 where it is unknown or disputed."""
    labels, weights = np.zeros(N_LABELS, np.float32), np.zeros(N_LABELS, np.float32)
    for statement in turn['statements']:
        labels[STATEMENTS.index(statement['code'])] = 1
    for element in turn['disclosures']:
        labels[N_STATEMENTS + DISCLOSURES.index(element)] = 1
    for objection in turn['objections']:
        code = OBJECTIONS.index(objection['code'])
        labels[FIRST_OBJECTION + code] = 1
        labels[FIRST_HANDLED + code] = objection['isHandled']
    is_rep, source = turn['speaker'] == 'rep', call['source']
    if is_rep and 'statements' in call['labeledFor']:
        if source == 'line' and call.get('about'):
            # A line out of any call teaches less of the codes that it was not written for.
            others = 0.1 if turn['statements'] else 0.35
            weights[:N_STATEMENTS] = [0.7 if code == call['about'] else others for code in STATEMENTS]
        else:
            weights[:N_STATEMENTS] = 1
        for code in STATEMENTS:
            if (at, code) in disputed:
                weights[STATEMENTS.index(code)] = 0
    if is_rep and 'disclosures' in call['labeledFor'] and source in ('call', 'rule-development'):
        weights[N_STATEMENTS:FIRST_OBJECTION] = 0.5
    if not is_rep and 'objections' in call['labeledFor'] and source != 'line':
        weights[FIRST_OBJECTION:FIRST_HANDLED] = 1
        for code in OBJECTIONS:
            if (at, code) in disputed:
                weights[FIRST_OBJECTION + OBJECTIONS.index(code)] = 0
        weights[FIRST_HANDLED:] = 0.5 * labels[FIRST_OBJECTION:FIRST_HANDLED]
    return labels, weights


def label_sentence(turn, sentence, vocabulary):
    """A sentence makes a statement if a third of the shorter of both lies in the other."""
    labels = np.zeros(N_STATEMENTS, np.float32)
    for statement in turn['statements']:
        start, end = statement['from'], statement['from'] + len(statement['quote'])
        overlap = min(sentence['to'], end) - max(sentence['from'], start)
        if overlap > 0.3 * min(sentence['to'] - sentence['from'], end - start):
            labels[STATEMENTS.index(statement['code'])] = 1
    ids = np.array([vocabulary.id_of(number_class(word)) for word in sentence['words']][:LONGEST_SENTENCE])
    return ids, float(sentence['isQuestion']), labels


def run_together(sentences):
    """Speech without stops: sentences joined up to about thirty words."""
    joined, words, labels = [], [], None
    for ids, _, own in sentences:
        if labels is not None and sum(map(len, words)) + len(ids) > 32:
            joined.append((np.concatenate(words), 0.0, labels))
            words, labels = [], None
        words.append(ids)
        labels = own if labels is None else np.maximum(labels, own)
    return [*joined, (np.concatenate(words)[:LONGEST_SENTENCE], 0.0, labels)]


def mishear(ids, share, vocabulary, chance):
    heard = []
    for each in ids:
        drawn = chance.random()
        if drawn < 0.4 * share:
            continue
        alike = vocabulary.alike.get(vocabulary.words[each]) if drawn < share else None
        heard.append(vocabulary.id_of(chance.choice(alike)) if alike else each)
    return np.array(heard or [ids[0]])


class Distortion:
    """How a call is varied in training, so that words alone do not decide; `chance` None leaves it as it is."""

    def __init__(self, call, chance, rule_facts):
        self.chance, self.rule_facts = chance, rule_facts
        if chance:
            self.misheard = chance.choice([0, 0, 0, 0.03, 0.06, 0.12])
            self.without_stops = chance.random() < 0.25
            self.without_rules = call['source'] == 'rule-development' or chance.random() < 0.12

    def facts(self, facts):
        if self.chance and (self.without_rules or self.chance.random() < 0.08):
            facts = facts.copy()
            facts[:self.rule_facts] = 0
        return facts

    def sentences(self, sentences):
        return run_together(sentences) if self.chance and self.without_stops and len(sentences) > 1 else sentences

    def words(self, ids, is_question, vocabulary):
        if not self.chance:
            return ids, is_question
        if self.misheard and len(ids) > 2:
            ids = mishear(ids, self.misheard, vocabulary, self.chance)
        unknown = np.random.random(len(ids)) < 0.03
        if unknown.any():
            ids = ids.copy()
            ids[unknown] = vocabulary.unknown
        return ids, (0.0 if self.chance.random() < 0.2 else is_question)


def make_batch(calls, vocabulary, chance=None, rule_facts=0):
    """Tensors of several calls. Sentences lie one after another with silence between them."""
    silence = np.zeros(PADDING, int)
    words, is_word, place = [silence], [np.zeros(PADDING, np.float32)], PADDING
    starts, lengths, questions, sentence_turn, sentence_labels, traits = [], [], [], [], [], []
    speakers, facts, labels, weights, turn_words, rows = [], [], [], [], [], []
    for call in calls:
        distortion, row = Distortion(call, chance, rule_facts), []
        for speaker, turn_facts, turn_labels, turn_weights, sentences in call['prepared']:
            turn, count = len(speakers), 0
            row.append(turn)
            speakers.append(speaker)
            facts.append(distortion.facts(turn_facts))
            labels.append(turn_labels)
            weights.append(turn_weights)
            for ids, is_question, own_labels in distortion.sentences(sentences):
                ids, is_question = distortion.words(ids, is_question, vocabulary)
                traits.append(vocabulary.traits_of(ids))
                starts.append(place)
                lengths.append(len(ids))
                words += [ids, silence]
                is_word += [np.ones(len(ids), np.float32), np.zeros(PADDING, np.float32)]
                place += len(ids) + PADDING
                questions.append(is_question)
                sentence_turn.append(turn)
                sentence_labels.append(own_labels)
                count += len(ids)
            turn_words.append(float(count))
        rows.append(row)
    distinct, which = np.unique(np.concatenate(words), return_inverse=True)
    gram_counts = [len(vocabulary.grams[each]) for each in distinct]
    trait_counts = np.array([len(each) for each in traits])
    shares = np.repeat(1 / np.sqrt(np.maximum(trait_counts, 1)), trait_counts)
    if chance:
        shares = shares * (np.random.random(len(shares)) > 0.4)
    turns = -np.ones((len(rows), max(map(len, rows))), dtype=np.int64)
    for at, row in enumerate(rows):
        turns[at, :len(row)] = row
    starts_before = lambda counts: np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.int64)
    tensor = torch.from_numpy
    return dict(
        common=torch.tensor([vocabulary.common_rows[each] for each in distinct]),
        own=torch.tensor([vocabulary.own_rows[each] for each in distinct]),
        grams=torch.tensor([gram for each in distinct for gram in vocabulary.grams[each]]),
        gram_starts=tensor(starts_before(gram_counts)),
        which=tensor(which), is_word=tensor(np.concatenate(is_word)),
        by_length=group_by_length(np.array(starts), np.array(lengths)),
        lengths=torch.tensor(lengths, dtype=torch.float32), questions=torch.tensor(questions),
        sentence_turn=torch.tensor(sentence_turn), sentence_labels=tensor(np.stack(sentence_labels)),
        traits=tensor(np.concatenate(traits)), trait_starts=tensor(starts_before(trait_counts)),
        trait_shares=tensor(shares.astype(np.float32)),
        speakers=torch.tensor(speakers), facts=tensor(np.stack(facts)), labels=tensor(np.stack(labels)),
        weights=tensor(np.stack(weights)), turn_words=torch.tensor(turn_words), turns=tensor(turns),
        closed=torch.tensor([closed_label(call) for call in calls]),
        kinds=torch.tensor([kind_label(call) for call in calls]),
    )


def group_by_length(starts, lengths):
    """Sentences of similar length together: which, and the places of their words with those just before."""
    groups = []
    for above, most in ((-1, 8), (8, 20), (20, LONGEST_SENTENCE)):
        which = np.where((lengths > above) & (lengths <= most))[0]
        if len(which):
            places = starts[which][:, None] + np.arange(-PADDING, most)[None, :]
            groups.append(tuple(map(torch.from_numpy, (which, places, lengths[which]))))
    return groups


def closed_label(call):
    is_known = call.get('isClosedDeal') is not None and call['source'] == 'call' and len(call['turns']) >= 8
    return float(bool(call.get('isClosedDeal'))), float(is_known)


def kind_label(call):
    return CALL_KINDS.index(call['kind']) if call.get('kind') and call['source'] == 'call' else -1
