/** Typing, one letter per animation iteration. */
import type { FrontageIsland } from '@frontage/islands/types';
import { TICK, enhance } from '../view/enhance';
import { item, take } from '../../../tests/support/items';

function setUp( words: string[], rest = 1 ) {
	document.body.innerHTML =
		'<frontage-island><span class="frontage-animated-text__typed"></span><span class="frontage-animated-text__caret"></span></frontage-island>';
	const island =
		document.querySelector< FrontageIsland >( 'frontage-island' )!;
	const [ typed, caret ] = take( island.children, 2 );
	typed.textContent = item( words, 0 );
	const stop = enhance( island, { words, rest } );
	const beat = ( animationName = TICK ) => {
		caret.dispatchEvent(
			Object.assign( new Event( 'animationiteration' ), {
				animationName,
			} )
		);
		return typed.textContent;
	};
	return { beat, stop };
}

it( 'pauses, deletes, types the next word, and starts over', () => {
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

it( 'never splits a character', () => {
	const { beat } = setUp( [ 'a𝄞', 'b' ], 0 );
	expect( beat() ).toBe( 'a' );
} );

it( 'follows only the ticks of letters and stops at the end', () => {
	const { beat, stop } = setUp( [ 'ab', 'c' ], 0 );
	expect( beat( 'frontage-animated-text-blink' ) ).toBe( 'ab' );
	stop();
	expect( beat() ).toBe( 'ab' );
} );
