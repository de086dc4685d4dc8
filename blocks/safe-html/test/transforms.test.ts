import { coreHtmlOf, htmlOf } from '../edit/transforms';

jest.mock( '@wordpress/blocks', () => ( {} ) );
jest.mock( '@frontage/editor', () => ( {
	...jest.requireActual( '../../../src/editor/code-text' ),
	...jest.requireActual( '../../../src/editor/saved-content/formatted' ),
} ) );

it( 'takes the code of WordPress’s block as it is', () => {
	expect( htmlOf( { content: '<p title="a&amp;b">1 < 2</p>' } ) ).toEqual( {
		html: '&lt;p title="a&amp;amp;b"&gt;1 &lt; 2&lt;/p&gt;',
	} );
	expect( htmlOf( {} ) ).toEqual( { html: '' } );
} );

it( 'gives WordPress’s block what the server left of the HTML', () => {
	expect(
		coreHtmlOf( {
			html: '&lt;b onclick="x"&gt;A&lt;/b&gt;',
			safe: '<b>A</b>',
		} )
	).toEqual( { content: '<b>A</b>' } );
} );

it( 'gives it only text before the server has answered', () => {
	const { content } = coreHtmlOf( {
		html: '&lt;b&gt;A&lt;/b&gt; &lt;img src=x onerror=alert(1)',
		safe: '',
	} );
	expect( content ).toBe( 'A ' );
} );

it( 'does not believe a post that calls a script safe', () => {
	const { content } = coreHtmlOf( {
		html: '',
		safe: '<img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">a</a>',
	} );
	expect( content ).not.toMatch( /script|onerror/ );
} );
