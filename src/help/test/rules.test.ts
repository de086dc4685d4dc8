/** What each rule reports, what it ignores, and what its fix changes. */
import { helpOf } from '@frontage/editor';
import { anchors } from '../rules/anchors';
import { autoplay } from '../rules/autoplay';
import { headings } from '../rules/headings';
import { imageAlt } from '../rules/image-alt';
import { links } from '../rules/links';
import { check } from '../rules';
import { block, found, pageOf } from './page';
import { take } from '../../../tests/support/items';

jest.mock( '@frontage/editor', () =>
	jest.requireActual( '@frontage/editor/modules' )
);
const { describeModule } = jest.requireActual( '@frontage/editor/modules' );

const URL = { url: 'https://example.org/a.jpg' };

describe( 'images', () => {
	it( 'are a hint without alternative text, an error if linked', () => {
		expect( found( imageAlt, block( 'core/image', URL ) ) ).toMatchObject( [
			{ level: 'hint' },
		] );
		const [ linked ] = found(
			imageAlt,
			block( 'core/image', { ...URL, alt: ' ', href: '/x' } )
		);
		expect( linked?.level ).toBe( 'problem' );
		expect( linked?.fix?.change( 'A cat' ) ).toEqual( { alt: 'A cat' } );
	} );

	it.each( [
		[ 'a text', 'core/image', { ...URL, alt: 'A cat' } ],
		[ 'no picture yet', 'core/image', {} ],
		[
			'a bound text',
			'core/image',
			{ ...URL, metadata: { bindings: { alt: {} } } },
		],
		[ 'a video', 'core/media-text', { mediaUrl: 'x', mediaType: 'video' } ],
		[ 'nothing to do with pictures', 'core/paragraph', URL ],
	] )( 'are not reported with %s', ( _, name, attributes ) => {
		expect( found( imageAlt, block( name, attributes ) ) ).toEqual( [] );
	} );

	it( 'next to text report their text elsewhere', () => {
		const [ one ] = found(
			imageAlt,
			block( 'core/media-text', { mediaUrl: 'x', mediaType: 'image' } )
		);
		expect( one?.fix?.change( 'A' ) ).toEqual( { mediaAlt: 'A' } );
	} );
} );

describe( 'automatic playback', () => {
	it( 'is reported without a way to stop it', () => {
		const all = found(
			autoplay,
			block( 'core/audio', { autoplay: true } ),
			block( 'core/video', { autoplay: true, controls: false } ),
			block( 'core/embed', {
				url: 'https://v.test/?a=1&autoplay=1&b=2',
			} ),
			block( 'core/embed', { url: 'https://v.test/?autoplay=1' } )
		);
		expect( all.map( ( { fix } ) => fix?.change( '' ) ) ).toEqual( [
			{ autoplay: false },
			{ controls: true },
			{ url: 'https://v.test/?a=1&b=2' },
			{ url: 'https://v.test/' },
		] );
	} );

	it( 'is not reported if visitors control it', () => {
		expect(
			found(
				autoplay,
				block( 'core/audio' ),
				block( 'core/video', { autoplay: true, controls: true } ),
				block( 'core/video', { autoplay: true } ),
				block( 'core/video', { controls: false } ),
				block( 'core/embed', { url: 'https://v.test/?autoplay=0' } )
			)
		).toEqual( [] );
	} );
} );

describe( 'headings', () => {
	const heading = ( level: number, content = 'Text' ) =>
		block( 'core/heading', { level, content } );

	it( 'must not skip a level, starting after the title', () => {
		const all = found( headings, heading( 3 ), heading( 2 ), heading( 4 ) );
		expect( all.map( ( { title } ) => title ) ).toEqual( [
			'Heading level 3 follows level 1',
			'Heading level 4 follows level 2',
		] );
		expect( all.map( ( { fix } ) => fix?.change( '' ) ) ).toEqual( [
			{ level: 2 },
			{ level: 3 },
		] );
	} );

	it( 'may go back by any number of levels', () => {
		expect(
			found(
				headings,
				heading( 2 ),
				heading( 3 ),
				heading( 4 ),
				heading( 2 )
			)
		).toEqual( [] );
	} );

	it( 'are removed when empty, and do not count', () => {
		const all = found(
			headings,
			heading( 2 ),
			heading( 3, '<strong> </strong>&nbsp;' ),
			heading( 4 )
		);
		expect( all.map( ( { title } ) => title ) ).toEqual( [
			'Empty heading',
			'Heading level 4 follows level 2',
		] );
		expect( all[ 0 ]?.fix?.change( '' ) ).toBeNull();
	} );

	it( 'may be printed by modules', () => {
		describeModule( 'test/titled', {
			heading: () => ( { level: 4, text: 'Title' } ),
		} );
		const [ one ] = take(
			found( headings, heading( 2 ), block( 'test/titled' ) ),
			1
		);
		expect( one.title ).toBe( 'Heading level 4 follows level 2' );
		expect( one.fix ).toBeUndefined();
	} );
} );

describe( 'links', () => {
	const text = ( content: string ) => block( 'core/paragraph', { content } );

	it.each( [
		[ 'without a text', '<a href="/x"><strong></strong></a>' ],
		[ 'without an address', '<a href="">x</a>' ],
		[ 'to nowhere', "<a class='y' href='#'>x</a>" ],
		[ 'with the start of an address only', '<a href="https://">x</a>' ],
	] )( 'are reported %s', ( _, content ) => {
		expect( found( links, text( content ) ) ).toHaveLength( 1 );
	} );

	it.each( [
		'<a href="/x">x</a>',
		'<a href="#part">x</a>',
		'<a href="/x"><img src="a.jpg" alt="Home"></a>',
		'no link at all',
	] )( 'are not reported: %s', ( content ) => {
		expect( found( links, text( content ) ) ).toEqual( [] );
	} );

	it( 'in buttons are removed or get a URL', () => {
		const all = found(
			links,
			block( 'core/button', { text: '', url: '/x' } ),
			block( 'core/button', { text: 'Go' } ),
			block( 'core/button', { text: 'Go', url: '/x' } ),
			block( 'core/button', { text: 'Go', tagName: 'button' } ),
			block( 'core/button', { metadata: { bindings: {} } } )
		);
		expect( all.map( ( { fix } ) => fix?.change( '/y' ) ) ).toEqual( [
			null,
			{ url: '/y' },
		] );
	} );
} );

describe( 'anchors', () => {
	it( 'are reported if duplicated, and made unique', () => {
		const twice = { anchor: 'prices' };
		const all = found(
			anchors,
			block( 'core/group', twice, block( 'core/heading', twice ) ),
			block( 'core/heading', { anchor: 'prices-2' } ),
			block( 'core/paragraph' )
		);
		expect( all ).toHaveLength( 1 );
		expect( all[ 0 ]?.fix?.change( '' ) ).toEqual( { anchor: 'prices-3' } );
	} );
} );

it( 'checks inner blocks and uses rules of modules', () => {
	describeModule( 'test/own', {
		rules: [ () => [ { level: 'hint', title: 'Own', why: '' } ] ],
	} );
	const inner = block( 'test/own' );
	expect( check( pageOf( block( 'core/group', {}, inner ) ) ) ).toEqual( [
		{
			level: 'hint',
			title: 'Own',
			why: '',
			clientId: inner.clientId,
			name: 'test/own',
		},
	] );
	expect( helpOf( 'test/unknown' ) ).toEqual( {} );
} );
