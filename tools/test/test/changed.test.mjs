import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../changed.mjs';

test( 'a module affects its specs, its PHP tests, and what is printed', () => {
	const { modules, specs, php, names } = planOf( [ 'blocks/tabs/view.ts' ] );
	assert.deepEqual( modules, [ 'tabs' ] );
	assert.ok( specs.includes( 'e2e/tabs.spec.ts' ) );
	assert.ok( ! specs.includes( 'e2e/accordion.spec.ts' ) );
	assert.deepEqual( php, [ 'blocks/tabs/test', 'tests/php/Golden' ] );
	assert.ok( names.has( 'jest' ) && names.has( 'e2e' ) );
	assert.ok( ! names.has( 'phpstan' ) );
} );

test( 'what a module prints affects the tests of shared code that name it', () => {
	const { php } = planOf( [ 'blocks/form/server/Saved_Form.php' ] );
	assert.ok( php.includes( 'tests/php/Domain/Forms/SubmitTest.php' ) );
	assert.ok( php.includes( 'tests/php/Domain/Forms/ConditionsTest.php' ) );
	assert.ok( ! php.includes( 'tests/php/Domain/Feeds/FeedsTest.php' ) );
	assert.deepEqual( planOf( [ 'blocks/gallery/test/LayoutTest.php' ] ).php, [
		'blocks/gallery/test',
		'tests/php/Golden',
	] );
} );

test( 'a feature affects the test of pages that have nothing of ours', () => {
	const page = 'tests/php/Domain/Blocks/PageTest.php';
	const of = ( /** @type {string} */ file ) => planOf( [ file ] ).php;
	assert.ok( of( 'features/lightbox/server/Lightbox.php' ).includes( page ) );
	assert.ok( ! of( 'features/lightbox/view.ts' ).includes( page ) );
} );

test( 'a module affects its deep specs too', () => {
	const { specs } = planOf( [ 'features/shop/server/Shop.php' ] );
	assert.ok( specs.includes( 'e2e/deep/shop.spec.ts' ) );
	assert.ok( specs.includes( 'e2e/deep/shop-goal.spec.ts' ) );
} );

test( 'a child block affects its parent', () => {
	const { modules, specs } = planOf( [ 'blocks/accordion-item/render.php' ] );
	assert.deepEqual( modules, [ 'accordion-item', 'accordion' ] );
	assert.ok( specs.includes( 'e2e/accordion.spec.ts' ) );
} );

test( 'the matrix tests only the changed module', async () => {
	const { changedGroups } = await import( '../groups.mjs' );
	const commands = changedGroups( [ 'blocks/tabs/view.ts' ] ).flatMap(
		( { commands: all } ) => all
	);
	const matrix = commands.find( ( words ) => words.includes( 'e2e/matrix' ) );
	const wanted = new RegExp( matrix?.at( -1 ) ?? '' );
	assert.match( '[site] matrix.spec.ts tabs costs what', wanted );
	assert.match( '[site] matrix.spec.ts sortable tabs icon fit', wanted );
	assert.match( '[site] matrix-editor.spec.ts tabs icon are', wanted );
	assert.doesNotMatch( '[site] matrix.spec.ts post-tabs icon fit', wanted );
} );

test( 'shared code affects everything', () => {
	for ( const file of [ 'includes/Http/Args.php', 'package.json' ] ) {
		const { specs, php } = planOf( [ file ] );
		assert.equal( specs, 'all' );
		assert.equal( php, 'all' );
	}
} );

test( 'the admin layer affects its own PHP tests', () => {
	const { php } = planOf( [ 'includes/Admin/Settings/Groups.php' ] );
	assert.deepEqual( php, [ 'tests/php/Admin', 'tests/php/Life' ] );
} );

test( 'prose affects nothing', () => {
	assert.equal( planOf( [ 'docs/testing.md', 'README.md' ] ).names.size, 0 );
} );
