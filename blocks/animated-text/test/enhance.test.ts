/** Typing, one letter per animation iteration. */
import type { FrontageIsland } from '@frontage/islands/types';
import { BEAT, enhance } from '../view/enhance';
import { item, take } from '../../../tests/support/items';

function setUp( words: string[], rest = 1 ) {
	document.body.innerHTML =
		'<frontage-island><span class="frontage-animated-text__typed"></span><span class="frontage-animated-text__caret"></span></frontage-island>';
	const island =
		document.querySelector< FrontageIsland >( 'frontage-island' )!;
	const [ typed, caret ] = take( island.children, 2 );
	typed.textContent = item( words, 0 );
	const stop = enhance( island, { words, rest } );
	const beat = ( animationName = BEAT ) => {
		caret.dispatchEvent(
			Object.assign( new Event( 'animationiteration' ), {
				animationName,
			} )
		);
		return typed.textContent;
	};
	return { beat, stop };
}

it( 'rests, deletes, types the next word, and begins anew', () => {
	const { beat } = setUp( [ 'ab', 'c' ] );
	expect( Array.from( { length: 9 }, () => beat() ) ).toEqual( [
		'ab',
		'a',
		'',
		'c',
		'c',
		'',
		'a',
		'ab',
		'ab',
	] );
} );

it( 'never cuts a letter in two', () => {
	const { beat } = setUp( [ 'a𝄞', 'b' ], 0 );
	expect( beat() ).toBe( 'a' );
} );

it( 'heeds only the beats that mean letters, and none in the end', () => {
	const { beat, stop } = setUp( [ 'ab', 'c' ], 0 );
	expect( beat( 'frontage-animated-text-blink' ) ).toBe( 'ab' );
	stop();
	expect( beat() ).toBe( 'ab' );
} );
