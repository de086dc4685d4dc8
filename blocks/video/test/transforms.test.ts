/** What becomes of embeds and videos of WordPress, and of ours. */
import { createBlock } from '@wordpress/blocks';
import { transforms } from '../edit/transforms';
import type { Attributes } from '../attributes';

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: (
		name: string,
		attributes: object,
		innerBlocks: object[] = []
	) => ( { name, attributes, innerBlocks } ),
} ) );

const [ raw, fromEmbed, fromVideo ] = transforms.from as any[];
const [ toEmbed, toVideo ] = transforms.to as any[];

const pasted = ( text: string ) =>
	Object.assign( document.createElement( 'p' ), { textContent: text } );

it( 'takes pasted links to videos of vendors and to files, and no others', () => {
	expect( raw.isMatch( pasted( 'https://example.org/a.mp4' ) ) ).toBe( true );
	expect( raw.isMatch( pasted( 'https://example.org/a.mp3' ) ) ).toBe(
		false
	);
	expect( raw.isMatch( pasted( ' https://youtu.be/aqz-KE-bpKQ ' ) ) ).toBe(
		true
	);
	expect( raw.isMatch( pasted( 'https://vimeo.com/76979871' ) ) ).toBe(
		true
	);
	expect( raw.isMatch( pasted( 'See https://vimeo.com/76979871' ) ) ).toBe(
		false
	);
	expect( raw.isMatch( pasted( 'https://example.org/' ) ) ).toBe( false );
	expect( raw.isMatch( document.createElement( 'h2' ) ) ).toBe( false );
	expect(
		raw.transform( pasted( ' https://youtu.be/aqz-KE-bpKQ ' ) ).attributes
			.url
	).toBe( 'https://youtu.be/aqz-KE-bpKQ' );
} );

it( 'comes from embeds and videos, with their captions', () => {
	const url = 'https://vimeo.com/76979871';
	expect( fromEmbed.isMatch( { url } ) ).toBe( true );
	expect( fromEmbed.isMatch( { url: 'https://example.org/' } ) ).toBe(
		false
	);
	expect( fromEmbed.isMatch( {} ) ).toBe( false );
	expect(
		fromEmbed.transform( { url, caption: '<em>A</em>' } ).attributes
	).toMatchObject( { url, caption: '<em>A</em>' } );
	expect( fromVideo.isMatch( { src: '/a.mp4' } ) ).toBe( true );
	expect( fromVideo.isMatch( {} ) ).toBe( false );
	expect(
		fromVideo.transform( { src: '/a.mp4', id: 7 } ).attributes
	).toMatchObject( { url: '/a.mp4', file: 7 } );
} );

it( 'goes back without losing a word', () => {
	const own = {
		url: 'https://vimeo.com/76979871',
		title: 'A & B',
		caption: 'C',
		chapters: [ { time: '0:05', title: '<D>' } ],
	} as unknown as Attributes;
	expect( toEmbed.isMatch( own ) ).toBe( true );
	expect( toVideo.isMatch( own ) ).toBe( false );
	const transcript = createBlock( 'core/paragraph', { content: 'E' } );
	const [ embed, title, list, last ] = toEmbed.transform( own, [
		transcript,
	] );
	expect( embed.attributes ).toMatchObject( { url: own.url, caption: 'C' } );
	expect( title.attributes.content ).toBe( 'A &amp; B' );
	expect( list.innerBlocks[ 0 ].attributes.content ).toBe( '0:05 &lt;D&gt;' );
	expect( last ).toBe( transcript );
	const file = { ...own, url: '/a.webm', file: 7, title: '', chapters: [] };
	expect( toVideo.isMatch( file ) ).toBe( true );
	expect( toVideo.transform( file ) ).toHaveLength( 1 );
	expect( toVideo.transform( file )[ 0 ].attributes ).toMatchObject( {
		id: 7,
		src: '/a.webm',
	} );
} );
