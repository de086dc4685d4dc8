import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort, isFree, needFree } from '../ports.mjs';

test( 'detects a used port and explains what to do', async () => {
	const port = await freePort();
	assert.equal( await isFree( port ), true );
	const server = createServer().listen( port, '127.0.0.1' );
	await once( server, 'listening' );
	try {
		assert.equal( await isFree( port ), false );
		await assert.rejects(
			needFree( port ),
			/Port \d+ is in use[\s\S]*--port/
		);
	} finally {
		server.close();
	}
} );
