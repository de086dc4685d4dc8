/** Unpacks selected files of a .tgz, so that a large package leaves only what is needed on disk. */
import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';

const BLOCK = 512;

/**
 * @param {string}                           archive A .tgz file.
 * @param {string}                           target  Folder that receives the files.
 * @param {(path: string) => string | false} choose  Path of a file below `target`, or false to skip it.
 * @return {Promise<number>} Number of files written.
 */
export async function untar( archive, target, choose ) {
	let written = 0;
	for await ( const { path, body } of files(
		createReadStream( archive ).pipe( createGunzip() ),
		choose
	) ) {
		const file = join( target, path );
		await mkdir( dirname( file ), { recursive: true } );
		await writeFile( file, body );
		written++;
	}
	return written;
}

/**
 * @param {import('node:stream').Readable}   stream
 * @param {(path: string) => string | false} choose
 */
async function* files( stream, choose ) {
	const read = reader( stream );
	let longName = '';
	for (
		let header = await read( BLOCK, true );
		header && header[ 0 ];
		header = await read( BLOCK, true )
	) {
		const type = String.fromCharCode( header.readUInt8( 156 ) );
		const size = parseInt( text( header, 124, 12 ), 8 ) || 0;
		const path =
			longName ||
			[ text( header, 345, 155 ), text( header, 0, 100 ) ]
				.filter( Boolean )
				.join( '/' );
		const chosen = ( type === '0' || type === '\0' ) && choose( path );
		const body = await read(
			Math.ceil( size / BLOCK ) * BLOCK,
			type === 'x' || type === 'L' || !! chosen
		);
		longName = extended( type, body?.subarray( 0, size ) );
		if ( chosen && body ) {
			yield { path: chosen, body: body.subarray( 0, size ) };
		}
	}
}

/**
 * Returns the long path that a pax or GNU header declares for the next file.
 *
 * @param {string}           type
 * @param {Buffer|undefined} body
 */
function extended( type, body ) {
	if ( type === 'L' ) {
		return text( body ?? Buffer.alloc( 0 ), 0, body?.length ?? 0 );
	}
	return type === 'x'
		? ( /\d+ path=(.*)\n/.exec( String( body ) )?.[ 1 ] ?? '' )
		: '';
}

/**
 * @param {Buffer} buffer
 * @param {number} start
 * @param {number} length
 */
function text( buffer, start, length ) {
	return buffer
		.toString( 'utf8', start, start + length )
		.replace( /\0[\s\S]*$/, '' );
}

/**
 * Reads exact numbers of bytes from a stream of chunks.
 *
 * @param {import('node:stream').Readable} stream
 * @return {(bytes: number, keep: boolean) => Promise<Buffer|undefined>} Undefined at the end, or if nothing is kept.
 */
function reader( stream ) {
	const chunks = stream[ Symbol.asyncIterator ]();
	let rest = Buffer.alloc( 0 );
	return async ( bytes, keep ) => {
		/** @type {Buffer[]} */
		const taken = [];
		while ( bytes > 0 ) {
			if ( ! rest.length ) {
				const next = await chunks.next();
				if ( next.done ) {
					return undefined;
				}
				rest = next.value;
			}
			const part = rest.subarray( 0, bytes );
			rest = rest.subarray( part.length );
			bytes -= part.length;
			if ( keep ) {
				taken.push( part );
			}
		}
		return keep ? Buffer.concat( taken ) : undefined;
	};
}
