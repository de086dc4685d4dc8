/** Files of spreadsheets: their letters, their numbers, and those that unfold into too much. */
import { Blob as NodeBlob } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { parseCells } from './parse';
import { textIn } from './text';
import { isWorkbook, readWorkbook, textOf } from './workbook';

// Missing in jsdom.
const Blob = NodeBlob as unknown as typeof globalThis.Blob;
Object.assign( globalThis, { TextDecoder, Uint8Array } );

const workbook = ( sheet: string, more: Record< string, Uint8Array > = {} ) =>
	new Blob( [
		zipSync( {
			'[Content_Types].xml': strToU8(
				'<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
			),
			'xl/workbook.xml': strToU8(
				'<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>'
			),
			'xl/_rels/workbook.xml.rels': strToU8(
				'<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>'
			),
			'xl/worksheets/sheet1.xml': strToU8( sheet ),
			...more,
		} ) as BlobPart,
	] );

const rows = ( cells: string, before = '' ) =>
	`<?xml version="1.0"?>${ before }<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${ cells }</sheetData></worksheet>`;

const text = ( at: string, value: string ) =>
	`<c r="${ at }" t="inlineStr"><is><t>${ value }</t></is></c>`;

test( 'reads texts, numbers, and the last results of formulas', async () => {
	const file = workbook(
		rows(
			`<row r="1">${ text( 'A1', 'Flour' ) }${ text( 'B1', 'Price' ) }</row>` +
				`<row r="2">${ text( 'A2', '&lt;b&gt;=1+1' ) }<c r="B2"><f>1/3</f><v>0.33333333333333331</v></c></row>`
		)
	);
	expect( await isWorkbook( file ) ).toBe( true );
	expect( await readWorkbook( file, 'de' ) ).toEqual( [
		[ 'Flour', 'Price' ],
		[ '<b>=1+1', '0,333333' ],
	] );
} );

test( 'a number means the same in each language, a date keeps its time', () => {
	expect( textOf( 1.234, 'de' ) ).toBe( '1,234' );
	expect( textOf( 1.234, 'en' ) ).toBe( '1.234' );
	expect( textOf( 1234567, 'de' ) ).toBe( '1234567' );
	expect( textOf( 0.1 + 0.2, 'en' ) ).toBe( '0.3' );
	expect( textOf( new Date( '2030-12-31T00:00Z' ), 'en' ) ).toBe(
		'2030-12-31'
	);
	expect( textOf( new Date( '2030-12-31T10:30Z' ), 'en' ) ).toBe(
		'2030-12-31 10:30'
	);
	expect( textOf( true, 'en' ) ).toBe( 'true' );
} );

test( 'a small workbook that unfolds into too much is not unpacked', async () => {
	const bytes = new Uint8Array( await workbook( rows( '' ) ).arrayBuffer() );
	// What the list of the archive says about the size of its last file.
	const size = Buffer.from( bytes ).lastIndexOf( 'PK\u0001\u0002' ) + 24;
	new DataView( bytes.buffer ).setUint32( size, 65 * 1024 * 1024, true );
	const bomb = new Blob( [ bytes ] );
	await expect( readWorkbook( bomb, 'en' ) ).rejects.toThrow( 'too large' );
	await expect(
		readWorkbook( new Blob( [ 'PK\u0003\u0004 no archive' ] ), 'en' )
	).rejects.toBeDefined();
} );

test( 'entities of a workbook lead nowhere', async () => {
	const file = workbook(
		rows(
			`<row r="1">${ text( 'A1', 'a&x;b' ) }${ text( 'B1', '2' ) }</row>`,
			'<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
		)
	);
	const [ [ cell ] = [] ] = await readWorkbook( file, 'en' ).catch( () => [
		[ '' ],
	] );
	expect( cell ).not.toMatch( /root:/ );
} );

test( 'reads CSV as Excel saves it: UTF-8, old letters of Windows, and Unicode text', async () => {
	const old = new Blob( [
		new Uint8Array( [ 0x4b, 0xe4, 0x73, 0x65, 0x3b, 0x35 ] ),
	] );
	expect( parseCells( await textIn( old ) ) ).toEqual( [ [ 'Käse', '5' ] ] );
	const wide = new Blob( [
		new Uint8Array( [ 0xff, 0xfe, 0x4b, 0, 0xe4, 0, 0x09, 0, 0x35, 0 ] ),
	] );
	expect( parseCells( await textIn( wide ) ) ).toEqual( [ [ 'Kä', '5' ] ] );
	expect( parseCells( await textIn( new Blob( [ '\uFEFFä,5' ] ) ) ) ).toEqual(
		[ [ 'ä', '5' ] ]
	);
} );
