"""Words -> sentences (convolutions) -> turns -> call (recurrent). `platform/classifier` runs it in the product."""
import torch
from torch import nn
from torch.nn import functional as F

from examples import CALL_KINDS, FIRST_HANDLED, GRAM_BUCKETS, N_LABELS, N_OBJECTIONS, N_STATEMENTS, PADDING, SPEAKERS, TRAIT_BUCKETS

WIDTHS = (1, 2, 3, 4)
LONG_SENTENCE = 20
LOWEST, TRAIT_PACE = -30.0, 3
CLAIMED_FROM = -2.0  # log odds from which on a sentence claims something
RARELY_AFFIRMS = -1.0


class Labels(nn.Module):
    """Two layers that answer with log odds."""

    def __init__(self, inputs, hidden, labels, dropout):
        super().__init__()
        self.hidden, self.output, self.dropout = nn.Linear(inputs, hidden), nn.Linear(hidden, labels), nn.Dropout(dropout)

    def forward(self, inputs):
        return self.output(self.dropout(torch.relu(self.hidden(inputs))))


class CallNetwork(nn.Module):
    def __init__(self, vocabulary, facts, filters=64, size=128, context=64, hidden=96, own=32, grams=16, dropout=0.2):
        super().__init__()
        self.common = nn.Embedding.from_pretrained(torch.tensor(vocabulary.vectors), freeze=True)
        self.own = nn.Embedding(len(vocabulary.own_words) + 1, own, padding_idx=0)
        nn.init.normal_(self.own.weight, std=0.05)
        self.grams = nn.EmbeddingBag(GRAM_BUCKETS, grams, mode='mean')
        nn.init.normal_(self.grams.weight, std=0.1)
        width = vocabulary.vectors.shape[1] + own + grams
        self.filters = nn.ModuleList([nn.Conv1d(width, filters, each) for each in WIDTHS])
        matched = filters * len(WIDTHS)
        self.sentence = nn.Linear(matched + 2, size)
        self.speaker = nn.Embedding(len(SPEAKERS), 8)
        self.turn = nn.Linear(2 * size + 8 + facts + 1, size)
        self.context = nn.GRU(size, context, batch_first=True, bidirectional=True)
        place = 2 * size + 2 * context
        self.sentence_label = Labels(size + place, hidden, FIRST_HANDLED, dropout)
        self.turn_label = Labels(place + facts, hidden, N_LABELS, dropout)
        self.filter_label = nn.Linear(matched, FIRST_HANDLED)
        self.claim = nn.Linear(size, N_STATEMENTS)
        self.affirms = Labels(size + matched, 32, 1, dropout)
        self.taken_on = nn.Parameter(torch.ones(N_STATEMENTS))
        self.traits = nn.EmbeddingBag(TRAIT_BUCKETS, FIRST_HANDLED, mode='sum')
        nn.init.zeros_(self.traits.weight)
        self.prior = nn.Parameter(torch.full((N_LABELS,), -2.0))
        self.call = nn.Linear(4 * context, 1 + len(CALL_KINDS))
        self.dropout, self.word_dropout = nn.Dropout(dropout), nn.Dropout(0.25)

    def match_filters(self, batch):
        vectors = torch.cat([
            self.common(batch['common']), self.own(batch['own']), self.grams(batch['grams'], batch['gram_starts']),
        ], -1)
        vectors, sentences, matched = self.word_dropout(vectors), len(batch['lengths']), []
        spoken = batch['which'].masked_fill(batch['is_word'] == 0, len(vectors))
        for filters, width in zip(self.filters, WIDTHS):
            # Each distinct word is projected once; a filter's answer is the sum over the words that it spans.
            per_place = filters.weight.permute(2, 0, 1).reshape(-1, vectors.shape[1])
            projected = F.pad(F.linear(vectors, per_place), (0, 0, 0, 1)).view(len(vectors) + 1, width, -1)
            answers = filters.bias
            for place in range(width):
                answers = answers + projected[:, place][F.pad(spoken[place:], (0, place), value=len(vectors))]
            answers = torch.relu(answers)
            strongest = torch.zeros(sentences, answers.shape[1])
            for which, places, lengths in batch['by_length']:
                spans = places[:, PADDING - (width - 1):]
                is_span = torch.arange(spans.shape[1])[None, :] < (lengths + width - 1)[:, None]
                found = answers[spans.clamp(0, len(answers) - 1)].masked_fill(~is_span.unsqueeze(-1), 0)
                strongest = strongest.index_copy(0, which, found.max(1)[0])
            matched.append(strongest)
        return torch.cat(matched, -1)

    def forward(self, batch):
        matched = self.match_filters(batch)
        shape = torch.stack([batch['questions'], (batch['lengths'] / LONG_SENTENCE).clamp(max=3)], 1)
        sentences = torch.relu(self.sentence(self.dropout(torch.cat([matched, shape], -1))))
        turns, of_turn = len(batch['speakers']), batch['sentence_turn']
        counts = torch.zeros(turns).index_add_(0, of_turn, torch.ones(len(of_turn))).clamp(min=1).unsqueeze(1)
        mean = torch.zeros(turns, sentences.shape[1]).index_add_(0, of_turn, sentences) / counts
        vectors = torch.tanh(self.turn(self.dropout(torch.cat([
            mean, largest_of(sentences, of_turn, turns, 0.0), self.speaker(batch['speakers']), batch['facts'],
            (batch['turn_words'] / LONG_SENTENCE).clamp(max=3).unsqueeze(1),
        ], -1))))
        place, call = self.place_turns(vectors, batch['turns'])
        traits = TRAIT_PACE * self.traits(batch['traits'], batch['trait_starts'], per_sample_weights=batch['trait_shares'])
        sentence_scores = (
            self.sentence_label(torch.cat([sentences, place[of_turn]], -1))
            + traits + self.filter_label(self.dropout(matched))
        )
        claims = self.claim(self.dropout(sentences))
        sentence_scores = sentence_scores + F.pad(claims, (0, FIRST_HANDLED - N_STATEMENTS))
        scores = self.turn_label(torch.cat([place, batch['facts']], -1)) + self.prior
        scores = scores + F.pad(self.affirmed(claims, matched, vectors, batch), (0, N_LABELS - N_STATEMENTS))
        clearest = largest_of(sentence_scores, of_turn, turns, LOWEST)
        return scores + F.pad(clearest, (0, N_OBJECTIONS)), sentence_scores, call

    def affirmed(self, claims, matched, vectors, batch):
        """A turn that affirms the other speaker's turn before it makes what that turn claims its own."""
        speakers, of_turn = batch['speakers'], batch['sentence_turn']
        turns = len(speakers)
        claimed = F.relu(largest_of(claims, of_turn, turns, LOWEST) - CLAIMED_FROM)
        before = torch.cat([torch.zeros_like(claimed[:1]), claimed[:-1]])
        starts = torch.zeros(turns, dtype=torch.bool)
        starts[batch['turns'][:, 0]] = True
        answers = ~starts & (speakers != torch.cat([speakers[:1], speakers[:-1]]))
        said = torch.cat([vectors, largest_of(matched, of_turn, turns, 0.0)], 1)
        affirms = torch.sigmoid(self.affirms(self.dropout(said)) + RARELY_AFFIRMS)
        return answers.unsqueeze(1) * affirms * before * self.taken_on

    def place_turns(self, vectors, turns):
        """Each turn with its context and the turn before it, and the scores of each call."""
        is_turn = turns >= 0
        steps = vectors[turns.clamp(min=0)] * is_turn.unsqueeze(-1)
        packed = nn.utils.rnn.pack_padded_sequence(
            self.dropout(steps), is_turn.sum(1), batch_first=True, enforce_sorted=False)
        context, _ = self.context(packed)
        context, _ = nn.utils.rnn.pad_packed_sequence(context, batch_first=True, total_length=turns.shape[1])
        before = torch.cat([torch.zeros_like(steps[:, :1]), steps[:, :-1]], 1)
        place = torch.cat([steps, context, before], -1)[is_turn]
        order = torch.empty_like(turns[is_turn])
        order[turns[is_turn]] = torch.arange(len(order))
        largest = context.masked_fill(~is_turn.unsqueeze(-1), LOWEST).max(1)[0]
        mean = context.masked_fill(~is_turn.unsqueeze(-1), 0).sum(1) / is_turn.sum(1, keepdim=True)
        return self.dropout(place[order]), self.call(torch.cat([largest, mean], -1))


def largest_of(values, group, groups, start):
    index = group.unsqueeze(1).expand(-1, values.shape[1])
    return torch.full((groups, values.shape[1]), start).scatter_reduce(0, index, values, 'amax', include_self=True)
