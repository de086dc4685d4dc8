/** What is said after blocks were converted. */
import type { Conversion } from '@frontage/exit-converter';
import { resultOf } from '../convert/result';

const change = {
	title: 'Tabs',
	to: [ 'Heading', 'Paragraph' ],
	isGone: false,
	isPlain: false,
	lost: [] as string[],
};

const conversion = ( changed = {}, more = {} ): Conversion => ( {
	...{ content: '', blocks: 1, extended: 0, hidden: 0, left: 0, lost: [] },
	changes: [ change, { ...change, ...changed } ],
	...more,
} );

it( 'says why a block that hides something is left', () => {
	expect(
		resultOf( [ conversion( {}, { changes: [], left: 1 } ) ] ).text
	).toBe(
		'Not converted: not everybody sees this block, and WordPress before 6.9 cannot hide it.'
	);
} );

it( 'says what a block became', () => {
	expect( resultOf( [ conversion() ] ) ).toEqual( {
		text: 'Tabs: converted to Heading, Paragraph.',
		isLossy: false,
	} );
	expect( resultOf( [ conversion( { isPlain: true } ) ] ).text ).toContain(
		'the behavior is lost'
	);
	expect( resultOf( [ conversion( { isGone: true } ) ] ).text ).toBe(
		'Tabs: removed, WordPress has no such block.'
	);
	expect( resultOf( [ conversion(), conversion() ] ).text ).toBe(
		'2 blocks were converted to WordPress blocks.'
	);
} );

it( 'names some of the texts that are lost', () => {
	const lost = [ 'a', 'b', 'c', 'd' ];
	const tip = { title: 'Tooltip', text: 'Tip' };
	const { text, isLossy } = resultOf( [
		conversion( { lost }, { lost: [ tip ] } ),
	] );
	expect( isLossy ).toBe( true );
	expect( text ).toContain(
		'No longer on the page: “a”, “b”, “c”. 2 more texts are lost.'
	);
} );
