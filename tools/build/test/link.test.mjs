/** Built scripts import each other by address. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { link, versionOf } from '../link.mjs';

/**
 * Writes a build, links it, and returns its files.
 *
 * @param {Record<string, string>} files Contents by name.
 */
function linked( files ) {
	const folder = mkdtempSync( join( tmpdir(), 'link-' ) );
	const write = ( name, content ) => {
		mkdirSync( dirname( join( folder, name ) ), { recursive: true } );
		writeFileSync( join( folder, name ), content );
	};
	Object.entries( files ).forEach( ( [ name, content ] ) =>
		write( name, content )
	);
	link( folder );
	return {
		write,
		again: () => link( folder ),
		read: ( name ) => readFileSync( join( folder, name ), 'utf8' ),
	};
}

test( 'names become addresses with the version of the linked file', () => {
	const { read } = linked( {
		'tabs/view.js': 'import{a as b}from"@frontage/list";',
		'features/toc/view.js': 'const a=()=>import("@frontage/list");',
		'list.js': 'import * as a from "@frontage/api";import "@frontage/api";',
		'api.js': 'export const a=1;',
	} );
	const api = versionOf( 'export const a=1;' );
	assert.equal(
		read( 'list.js' ),
		`import * as a from "./api.js?ver=${ api }";import "./api.js?ver=${ api }";`
	);
	const list = versionOf( read( 'list.js' ) );
	assert.equal(
		read( 'tabs/view.js' ),
		`import{a as b}from"../list.js?ver=${ list }";`
	);
	assert.equal(
		read( 'features/toc/view.js' ),
		`const a=()=>import("../../list.js?ver=${ list }");`
	);
} );

test( 'a change reaches all who import it, however far away', () => {
	const { again, read, write } = linked( {
		'a/view.js': 'import"@frontage/list";',
		'list.js': 'import"@frontage/api";',
		'api.js': '1',
	} );
	const before = read( 'a/view.js' );
	write( 'api.js', '2' );
	again();
	assert.equal(
		read( 'list.js' ),
		`import"./api.js?ver=${ versionOf( '2' ) }";`
	);
	assert.notEqual( read( 'a/view.js' ), before );
	assert.equal(
		read( 'a/view.js' ),
		`import"../list.js?ver=${ versionOf( read( 'list.js' ) ) }";`
	);
} );

test( 'texts and other imports stay as they are', () => {
	const source = 'import"./own.js";const a="@frontage/api",b=from("x");';
	const { read } = linked( { 'a/view.js': source, 'a/own.js': '' } );
	assert.equal( read( 'a/view.js' ), source );
} );

test( 'circles and modules that were not built fail', () => {
	assert.throws(
		() =>
			linked( {
				'a.js': 'import"@frontage/b"',
				'b.js': 'import("@frontage/a")',
			} ),
		/a\.js imports itself/
	);
	assert.throws(
		() => linked( { 'a.js': 'import"@frontage/gone"' } ),
		/imports @frontage\/gone, which was not built/
	);
} );
