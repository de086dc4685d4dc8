/** What an author sees of our blocks while their settings are on their way, and does in the meantime. */
import { brokenIn } from './support/blocks';
import { Editor } from './support/editor';
import { expect, test } from './support/test';

declare const wp: any;

// The editor is slow on a busy machine.
test.slow();

const TEN = [
	'accordion',
	'carousel',
	'chart',
	'countdown',
	'form',
	'gallery',
	'modal',
	'pricing-table',
	'slider',
	'tabs',
];

test( 'blocks are valid from the start, whatever is done before their settings arrive', async ( {
	admin,
} ) => {
	const editor = new Editor( admin );
	await editor.create( { type: 'post', title: 'Ten blocks' } );
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await admin.route( /\/build\/edit\/[\w-]+\.js/, async ( route ) => {
		await released;
		await route.continue();
	} );
	const broken = editor.canvas.locator( '.block-editor-warning' );
	await admin.evaluate( ( slugs ) => {
		const { insertBlocks } = wp.data.dispatch( 'core/block-editor' );
		slugs.forEach( ( slug ) =>
			insertBlocks( wp.blocks.createBlock( `frontage/${ slug }` ) )
		);
	}, TEN );
	const waiting = editor.canvas.locator( '[aria-busy="true"]' );
	await expect( waiting ).toHaveCount( TEN.length );
	const { undo, redo } = {
		undo: () => admin.evaluate( () => wp.data.dispatch( 'core' ).undo() ),
		redo: () => admin.evaluate( () => wp.data.dispatch( 'core' ).redo() ),
	};
	await undo();
	await redo();
	await expect( waiting ).toHaveCount( TEN.length );
	const before = await editor.content();
	for ( const mode of [ 'text', 'visual' ] ) {
		await admin.evaluate(
			( to ) => wp.data.dispatch( 'core/editor' ).switchEditorMode( to ),
			mode
		);
	}
	await expect( waiting ).toHaveCount( TEN.length );
	expect( await editor.content() ).toBe( before );
	expect( await brokenIn( admin ) ).toEqual( [] );
	await expect( broken ).toHaveCount( 0 );

	release();
	await expect( waiting ).toHaveCount( 0, { timeout: 60_000 } );
	await expect(
		editor.canvas.getByText( 'could not be loaded' )
	).toHaveCount( 0 );
	expect( await brokenIn( admin ) ).toEqual( [] );
	await expect( broken ).toHaveCount( 0 );
	const content = await editor.content();
	expect(
		await admin.evaluate(
			( text ) =>
				wp.blocks
					.parse( text )
					.every( ( { isValid }: { isValid: boolean } ) => isValid ),
			content
		)
	).toBe( true );
} );
