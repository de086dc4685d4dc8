import { readPage } from './read-page';

const test = ( id: string, control: string, variant: string, shown = '' ) =>
	`<div data-split='{"id":"3f2504e0-4f89-41d3-9a0c-0305e82c33${ id }","goal":"${ shown }"}' ${ shown }><template data-subject="1">${ variant }</template><script></script>${ control }</div>`;

const seen = ( html: string ) => readPage( html ).body.textContent!.trim();

// As far as the test needs it.
Object.assign( window, {
	CSS: {
		escape: ( text: string ) => text.replace( /[^\w-]/g, '\\$&' ),
	},
} );

describe( 'readPage', () => {
	it( 'shows the variants that this page shows', () => {
		const fetched = test(
			'01',
			'old',
			`<b id="form">new</b> ${ test( '02', 'inner old', 'inner new' ) }`
		);
		expect( seen( fetched ) ).toBe( 'old' );
		document.body.innerHTML =
			test( '01', '', '', 'data-subject=1' ) +
			test( '02', '', '', 'data-subject=0' );
		expect( seen( fetched ) ).toBe( 'new inner old' );
		expect( readPage( fetched ).getElementById( 'form' ) ).not.toBeNull();
		document.body.innerHTML =
			test( '01', '', '', 'data-subject=1' ) +
			test( '02', '', '', 'data-subject=1' );
		expect( seen( fetched ) ).toBe( 'new inner new' );
	} );

	it( 'leaves other tests, and what is not one, alone', () => {
		document.body.innerHTML = test( '01', '', '', 'data-subject="7"' );
		expect( seen( test( '03', 'old', 'new' ) ) ).toBe( 'old' );
		expect( seen( test( '01', 'old', 'new' ) ) ).toBe( 'old' );
		expect( seen( '<p data-split>text</p>' ) ).toBe( 'text' );
		expect( seen( '' ) ).toBe( '' );
	} );
} );
