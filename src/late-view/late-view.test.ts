import type { FrontageIsland } from '@frontage/islands/types';
import { mount } from '.';

const IMPORTS = '{"imports":{"@frontage/api":"/build/api.js?ver=1"}}';

/** Stands for the view of another plugin. */
const VIEW = require.resolve( './fake-view.ts' );

const island = () =>
	Object.assign( document.createElement( 'frontage-island' ), {
		innerHTML: '<b>3</b>',
	} ) as FrontageIsland;

const late = ( view = VIEW ) => {
	const element = island();
	Object.assign( element.dataset, { view, imports: IMPORTS } );
	return element;
};

const maps = () =>
	[ ...document.querySelectorAll( 'script[type=importmap]' ) ].map(
		( { textContent } ) => textContent
	);

beforeEach( () => {
	document.head.innerHTML = '';
} );

test( 'adds the names once, and mounts the view', async () => {
	const [ first, second ] = [ late(), late() ];
	const undo = await mount( first, { stars: 4 } );
	await mount( second, { stars: 5 } );
	expect( maps() ).toEqual( [ IMPORTS ] );
	expect( [ first.innerHTML, second.innerHTML ] ).toEqual( [ '4', '5' ] );
	( undo as () => void )();
	expect( first.innerHTML ).toBe( '' );
} );

test.each( [ IMPORTS, IMPORTS.replaceAll( '/', '\\/' ) ] )(
	'leaves a page that has them as it is: %s',
	async ( map ) => {
		document.head.innerHTML = `<script type="importmap">${ map }</script>`;
		await mount( late(), { stars: 4 } );
		expect( maps() ).toEqual( [ map ] );
	}
);

test( 'adds them beside the map of others', async () => {
	document.head.innerHTML =
		'<script type="importmap">{"imports":{"@wordpress/interactivity":"/i.js"}}</script>';
	await mount( late(), { stars: 4 } );
	expect( maps() ).toHaveLength( 2 );
} );

test( 'is rejected if the view cannot be loaded, so that the HTML stays', async () => {
	const element = late( '/nowhere.js' );
	await expect( mount( element, {} ) ).rejects.toThrow();
	expect( element.innerHTML ).toBe( '<b>3</b>' );
} );
