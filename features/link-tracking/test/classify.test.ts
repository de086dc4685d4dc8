import { classify, type LinkFacts } from '../view/classify';
import { TEXT_MAX, URL_MAX } from '../view/discreet';
import { TYPES } from '../view/types';
import vectors from './vectors.json';

const rules = {
	files: [ 'pdf', 'zip' ],
	affiliates: [ '/go/', 'store.test/ref/', 'paid.test' ],
	hosts: [ 'mine.test' ],
};

const link = ( href: string, other: Partial< LinkFacts > = {} ) =>
	classify(
		{
			href,
			base: 'http://example.org/2026/post/',
			host: 'example.org',
			text: 'Cups',
			isDownload: false,
			isSponsored: false,
			...other,
		},
		rules
	);

it.each( vectors as [ string, string[] | null ][] )(
	'%s is %p',
	( href, expected ) => {
		const found = link( href );
		expect(
			found && [
				found.link_type,
				found.link_url,
				found.link_domain,
				found.file_extension,
			]
		).toEqual( expected );
		expect( found?.link_text ?? 'Cups' ).toBe( 'Cups' );
	}
);

it( 'has the categories and fields of the specification', () => {
	expect( TYPES ).toEqual( [
		'download',
		'outbound-link',
		'tel',
		'mailto',
		'affiliate',
		'cross-hostname',
	] );
	expect( Object.keys( link( 'https://shop.test/' )! ) ).toEqual( [
		'link_text',
		'link_url',
		'link_type',
		'link_domain',
		'file_extension',
	] );
} );

it( 'takes the words of the page that a link has about itself', () => {
	expect( link( '/report', { isDownload: true } ) ).toMatchObject( {
		link_type: 'download',
		file_extension: '',
	} );
	expect( link( '/out/12', { isSponsored: true } )?.link_type ).toBe(
		'affiliate'
	);
	// The page’s host counts, not that of its `<base>`.
	expect( link( 'a', { base: 'https://shop.test/' } )?.link_type ).toBe(
		'outbound-link'
	);
} );

it.each( [
	[ 'mailto:a@b.test', 'Write to Ada.L@example.com  now', 'Write to … now' ],
	[ 'tel:030', 'Call +49 (30) 123-4567', 'Call …' ],
	[ 'tel:030', 'Call us 24/7', 'Call us 24/7' ],
	[ 'https://shop.test/', 'The 100 000 best', 'The 100 000 best' ],
	[ 'https://shop.test/', ' \n Two\n\tlines ', 'Two lines' ],
] )( 'the text of %s, %p, is told as %p', ( href, text, told ) => {
	expect( link( href, { text } )?.link_text ).toBe( told );
} );

it( 'cuts what is too long, between characters', () => {
	const found = link( `https://shop.test/${ 'a'.repeat( 200_000 ) }`, {
		text: '😀'.repeat( 200_000 ),
	} );
	expect( found?.link_url ).toHaveLength( URL_MAX );
	expect( found?.link_text ).toBe( '😀'.repeat( TEXT_MAX ) );
	expect( [ TEXT_MAX, URL_MAX ] ).toEqual( [ 100, 500 ] );
} );
