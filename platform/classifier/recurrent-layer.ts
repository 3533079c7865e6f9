import { type Matrix, rowOf, sigmoid, zeros } from './layers.ts'
import { addProduct, dense } from './multiply.ts'
import { type Tensors, tensor } from './stored-network.ts'

/**
 * A gated recurrent unit in both directions, as PyTorch's `nn.GRU` defines it
 * (Cho et al., 2014): for each row of `steps` the forward state, then the backward state.
 */
export function readBothWays(tensors: Tensors, name: string, steps: Matrix): Matrix {
	const size = tensor(tensors, `${name}.weight_hh_l0`).columns
	const states = zeros(steps.rows, 2 * size)
	const forward = Array.from({ length: steps.rows }, (_, at) => at)
	readOneWay(tensors, name, '', steps, forward, (at) => rowOf(states, at).subarray(0, size))
	const backward = forward.toReversed()
	readOneWay(tensors, name, '_reverse', steps, backward, (at) => rowOf(states, at).subarray(size))
	return states
}

function readOneWay(
	tensors: Tensors,
	name: string,
	direction: string,
	steps: Matrix,
	order: readonly number[],
	stateOf: (step: number) => Float64Array,
) {
	const part = (kind: string) => tensor(tensors, `${name}.${kind}_l0${direction}`)
	const fromInputs = dense(part('weight_ih'), part('bias_ih'), steps)
	const weight = part('weight_hh')
	const bias = part('bias_hh')
	const size = weight.columns
	const current = zeros(1, size)
	const fromState = zeros(1, weight.rows)
	for (const at of order) {
		fromState.values.set(bias.values)
		addProduct(fromState, weight, current, 0)
		const next = stateOf(at)
		nextState(next, rowOf(fromInputs, at), fromState.values, current.values)
		current.values.set(next)
	}
}

function nextState(
	next: Float64Array,
	fromInput: Float64Array,
	fromState: Float64Array,
	current: Float64Array,
) {
	const size = next.length
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
}
