/** What is hidden is silent, whatever it is in. */
import { whenHidden } from '..';
import {
	find,
	page,
	plays,
	settled,
	told,
	unrendered,
	watchPages,
} from './page';

watchPages();

const HIDES: Record< string, [ string, string, () => void ] > = {
	'a closed popup': [
		'<dialog id="box" open>',
		'</dialog>',
		() => {
			find( '#box' ).removeAttribute( 'open' );
			find( '#box' ).dispatchEvent( new Event( 'close' ) );
		},
	],
	'a closed bar': [
		'<div id="box">',
		'</div>',
		() => {
			// jsdom has no popovers: this one has been open until now.
			find( '#box' ).setAttribute( 'popover', '' );
			find( '#box' ).dispatchEvent(
				Object.assign( new Event( 'beforetoggle' ), {
					newState: 'closed',
				} )
			);
		},
	],
	'folded details': [
		'<details id="box" open><summary>More</summary><div>',
		'</div></details>',
		() => find( '#box' ).removeAttribute( 'open' ),
	],
	'another tab': [
		'<div id="box" role="tabpanel">',
		'</div>',
		() => find( '#box' ).setAttribute( 'hidden', 'until-found' ),
	],
	'a slide out of view': [
		'<frontage-island><div id="box">',
		'</div></frontage-island>',
		() => find( '#box' ).setAttribute( 'inert', '' ),
	],
	'the back of a card': [
		'<div id="box">',
		'</div>',
		() => find( '#box' ).setAttribute( 'data-unseen', '' ),
	],
	'a block that phones do not show': [
		'<div id="box" class="wp-block-group">',
		'</div>',
		() => {
			unrendered.add( find( '#box' ) );
			window.dispatchEvent( new Event( 'resize' ) );
		},
	],
};

describe.each( Object.keys( HIDES ) )( 'in %s', ( name ) => {
	const [ before, after, hide ] = HIDES[ name ]!;

	it.each( [ 'video', 'audio' ] )(
		'files pause, and do not start again by themselves: %s',
		async ( tag ) => {
			page( `${ before }<${ tag } controls></${ tag }>${ after }` );
			const file = find< HTMLMediaElement >( tag );
			await settled();
			expect( file.paused ).toBe( false );
			hide();
			await settled();
			expect( file.paused ).toBe( true );
			// A script starts it nevertheless.
			plays( file );
			expect( file.paused ).toBe( true );
			expect( file.play ).not.toHaveBeenCalled();
		}
	);

	it( 'players that obey are paused', async () => {
		page(
			`${ before }<iframe src="https://www.youtube.com/embed/a?enablejsapi=1"></iframe><iframe src="https://player.vimeo.com/video/1"></iframe>${ after }`
		);
		const all = told();
		await settled();
		expect( all ).toEqual( [] );
		hide();
		await settled();
		expect( all ).toEqual( [
			[
				{ event: 'command', func: 'pauseVideo', args: [] },
				'https://www.youtube.com',
			],
			[ { method: 'pause' }, 'https://player.vimeo.com' ],
		] );
	} );

	it( 'other frames are unloaded, and those that play nothing are left alone', async () => {
		page(
			`${ before }<iframe id="bare" src="https://www.youtube.com/embed/a?feature=oembed&autoplay=1"></iframe><iframe id="map" src="https://www.google.com/maps/embed?pb=1"></iframe><form><iframe id="card" src="https://card.example/"></iframe><iframe id="song" src="https://w.soundcloud.com/player/?url=a"></iframe></form>${ after }`
		);
		await settled();
		hide();
		await settled();
		expect(
			[ 'bare', 'map', 'card', 'song' ].map( ( id ) =>
				find( `#${ id }` ).getAttribute( 'src' )
			)
		).toEqual( [
			'about:blank',
			'https://www.google.com/maps/embed?pb=1',
			'https://card.example/',
			'about:blank',
		] );
	} );

	it( 'players of ours are stopped, once', async () => {
		page(
			`${ before }<iframe src="https://own.example/"></iframe>${ after }`
		);
		const stop = jest.fn( () => {
			find( 'iframe' ).remove();
			forget();
		} );
		const forget = whenHidden( find( 'iframe' ), stop );
		await settled();
		hide();
		await settled();
		await settled();
		expect( stop ).toHaveBeenCalledTimes( 1 );
	} );
} );
