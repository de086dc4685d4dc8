import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allTests, sqlTests } from '../sql-tests.mjs';

test( 'tests of the store, of queries and of votes use SQL', () => {
	const all = allTests();
	const found = sqlTests();
	for ( const folder of [ 'Query', 'Store' ] ) {
		const its = all.filter( ( path ) =>
			path.startsWith( `tests/php/Domain/${ folder }/` )
		);
		assert.ok( its.length > 0, folder );
		assert.deepEqual(
			its.filter( ( path ) => ! found.includes( path ) ),
			[]
		);
	}
	assert.ok(
		found.some( ( path ) => path.startsWith( 'blocks/like-button/' ) )
	);
} );

test( 'tests of a block that only prints do not use SQL', () => {
	assert.ok( ! sqlTests().includes( 'blocks/tabs/test/TabListTest.php' ) );
	assert.ok( sqlTests().length < allTests().length );
} );
