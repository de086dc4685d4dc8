/** Options as authors write them: one in a line, with its id in front where it has one. */
import type { Option } from '../view/types';

const LINE = /^(?:([\w-]{1,64})\s*:\s+)?(.+)$/;

export const optionsOf = ( text: string ): Option[] =>
	text
		.split( '\n' )
		.map( ( line ) => LINE.exec( line.trim() ) )
		.filter( ( found ) => found !== null )
		.map( ( [ , id, label ], at ) => ( {
			id: id ?? `o${ at + 1 }`,
			label,
		} ) );

export const textOf = ( options: Option[] ): string =>
	options
		.map( ( { id, label } ) =>
			/^o\d+$/.test( id ) ? label : `${ id }: ${ label }`
		)
		.join( '\n' );
