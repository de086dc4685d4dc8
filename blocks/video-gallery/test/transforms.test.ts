/** What becomes of videos and embeds of WordPress, and of ours. */
import { transforms } from '../edit/transforms';
import type { Attributes } from '../attributes';

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes: object ) => ( {
		name,
		attributes,
	} ),
} ) );

const [ , fromEmbeds, fromVideos, fromOwn ] = transforms.from as any[];
const [ toEmbeds, toOwn ] = transforms.to as any[];

const FILE = 'https://example.org/a.mp4?x=1';
const TUBE = 'https://youtu.be/aqz-KE-bpKQ';

const gallery = {
	playlist: '',
	videos: [
		{ url: FILE, title: 'A <b> & C', text: 'D & E', poster: '/p.jpg' },
		{ url: TUBE },
	],
} as unknown as Attributes;

it( 'keeps titles as captions, and texts as paragraphs', () => {
	const [ file, text, tube, ...none ] = toEmbeds.transform( gallery );
	expect( file ).toEqual( {
		name: 'core/video',
		attributes: {
			src: FILE,
			caption: 'A &lt;b&gt; &amp; C',
			poster: '/p.jpg',
		},
	} );
	expect( text.attributes.content ).toBe( 'D &amp; E' );
	expect( tube.attributes ).toEqual( {
		url: TUBE,
		type: 'video',
		providerNameSlug: 'youtube',
		responsive: true,
	} );
	expect( none ).toEqual( [] );
} );

it( 'takes captions as titles, and the width of the first', () => {
	const embeds = [
		{ url: TUBE, caption: 'A <em>B</em> &amp; C', align: 'full' },
		{ url: 'https://vimeo.com/76979871' },
	];
	expect( fromEmbeds.isMatch( embeds ) ).toBe( true );
	expect( fromEmbeds.transform( embeds ).attributes ).toEqual( {
		align: 'full',
		videos: [
			{ url: TUBE, title: 'A B & C' },
			{ url: 'https://vimeo.com/76979871' },
		],
	} );
	const videos = [
		{ src: FILE, caption: 'A', poster: '/p.jpg', align: 'left' },
		{ src: 'https://example.org/b.webm' },
	];
	expect( fromVideos.isMatch( videos ) ).toBe( true );
	expect( fromVideos.isMatch( [ videos[ 0 ] ] ) ).toBe( false );
	expect( fromVideos.isMatch( [ ...videos, {} ] ) ).toBe( false );
	expect( fromVideos.transform( videos ).attributes ).toEqual( {
		videos: [
			{ url: FILE, title: 'A', poster: '/p.jpg' },
			{ url: 'https://example.org/b.webm' },
		],
	} );
} );

it( 'comes from our videos and goes back, unless chapters or transcripts would be lost', () => {
	const own = [
		{ url: FILE, title: 'A', caption: 'B &amp; <em>C</em>', posterId: 7 },
		{ url: TUBE, title: '', caption: '', chapters: [] },
	];
	const empty = [ { innerBlocks: [] }, { innerBlocks: [] } ];
	expect( fromOwn.isMatch( own, empty ) ).toBe( true );
	expect( fromOwn.isMatch( own, [ { innerBlocks: [ {} ] } ] ) ).toBe( false );
	expect(
		fromOwn.isMatch( [ own[ 0 ], { url: TUBE, chapters: [ {} ] } ], empty )
	).toBe( false );
	expect( fromOwn.transform( own ).attributes.videos ).toEqual( [
		{ url: FILE, title: 'A', text: 'B & C', posterId: 7 },
		{ url: TUBE },
	] );
	expect( toOwn.isMatch( gallery ) ).toBe( true );
	expect( toOwn.isMatch( { ...gallery, playlist: 'x' } ) ).toBe( false );
	expect( toOwn.transform( gallery )[ 0 ] ).toEqual( {
		name: 'frontage/video',
		attributes: {
			url: FILE,
			title: 'A <b> & C',
			caption: 'D &amp; E',
			poster: '/p.jpg',
		},
	} );
} );
