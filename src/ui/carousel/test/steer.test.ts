/** Which slide an address means. */
import { slideNamedBy } from '../steer';

const slides = () => [
	...document.querySelectorAll< HTMLElement >( '[data-slot]' ),
];

beforeEach( () => {
	document.body.innerHTML =
		'<div data-slot></div><div data-slot><i id="sea"></i></div>';
} );

test.each( [
	[ '#hero|1', 1 ],
	[ '#other|0||hero|0', 0 ],
	[ '#hero|7', -1 ],
	[ '#hero|-1', -1 ],
	[ '#hero|x', -1 ],
	[ '', -1 ],
] )( '%s means %d', ( hash, index ) => {
	expect( slideNamedBy( hash, 'hero', slides() ) ).toBe( index );
} );
