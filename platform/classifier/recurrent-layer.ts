import { dense, sigmoid } from './layers.ts'
import { type Tensor, type Tensors, tensor } from './stored-network.ts'

type Gates = { input: Tensor; inputBias: Tensor; state: Tensor; stateBias: Tensor }

/**
 * A gated recurrent unit in both directions, as PyTorch's `nn.GRU` defines it
 * (Cho et al., 2014): for each step the forward state, then the backward state.
 */
export function readBothWays(tensors: Tensors, name: string, steps: readonly Float64Array[]): Float64Array[] {
	const forward = readOneWay(gatesOf(tensors, name, ''), steps)
	const backward = readOneWay(gatesOf(tensors, name, '_reverse'), steps.toReversed()).reverse()
	return forward.map((state, at) => {
		const both = new Float64Array(2 * state.length)
		both.set(state)
		both.set(backward[at] ?? [], state.length)
		return both
	})
}

const gatesOf = (tensors: Tensors, name: string, direction: string): Gates => ({
	input: tensor(tensors, `${name}.weight_ih_l0${direction}`),
	inputBias: tensor(tensors, `${name}.bias_ih_l0${direction}`),
	state: tensor(tensors, `${name}.weight_hh_l0${direction}`),
	stateBias: tensor(tensors, `${name}.bias_hh_l0${direction}`),
})

function readOneWay({ input, inputBias, state, stateBias }: Gates, steps: readonly Float64Array[]) {
	const size = state.columns
	let current = new Float64Array(size)
	return steps.map((step) => {
		const fromInput = dense(input, inputBias, step)
		const fromState = dense(state, stateBias, current)
		const next = new Float64Array(size)
		for (let unit = 0; unit < size; unit++) {
			const ofKeep = unit + size
			const ofCandidate = unit + 2 * size
			const reset = sigmoid((fromInput[unit] as number) + (fromState[unit] as number))
			const keep = sigmoid((fromInput[ofKeep] as number) + (fromState[ofKeep] as number))
			const candidate = Math.tanh(
				(fromInput[ofCandidate] as number) + reset * (fromState[ofCandidate] as number),
			)
			next[unit] = (1 - keep) * candidate + keep * (current[unit] as number)
		}
		current = next
		return next
	})
}
