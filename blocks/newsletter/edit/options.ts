/** Parses options: one per line, with an optional ID in front. */
import type { Option } from '../view/types';

const LINE = /^(?:([\w-]{1,64})\s*:\s+)?(.+)$/;

export const optionsOf = ( text: string ): Option[] =>
	text
		.split( '\n' )
		.map( ( line ) => LINE.exec( line.trim() ) )
		.filter( ( found ) => found !== null )
		.map( ( [ , id, label = '' ], at ) => ( {
			id: id ?? `o${ at + 1 }`,
			label,
		} ) );

export const textOf = ( options: Option[] ): string =>
	options
		.map( ( { id, label } ) =>
			/^o\d+$/.test( id ) ? label : `${ id }: ${ label }`
		)
		.join( '\n' );
