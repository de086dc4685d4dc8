/** Which stream is shown, with the vectors that the server's test reads too. */
import vectors from './choice.json';
import { choose, stateOf, type Times } from '../view/choice';

test.each( vectors )( '$name', ( { streams, now, index, states } ) => {
	const times: Times[] = streams;
	expect( choose( times, now ) ).toBe( index );
	expect( times.map( ( one ) => stateOf( one, now ) ) ).toEqual( states );
} );
