import { useState } from 'react';
import { isPlain } from '@frontage/lib/is-plain';
import { fill } from '@frontage/lib/fill';
import { hrefOf, isNarrowed, nameOf } from './state';
import type { Parameters, TableProps } from './types';

interface Props extends TableProps {
	state: Parameters;
	onChoose: ( change: Parameters, isTyped?: boolean ) => void;
	onReset: () => void;
}

/** Names and values of a query string. */
const pairs = ( query: string ) =>
	( query ? query.split( '&' ) : [] ).map( ( pair ) => {
		const [ name = '', value = '' ] = pair.split( '=' );
		return [ decodeURIComponent( name ), decodeURIComponent( value ) ];
	} );

/** Search and filters. Mirrors `Toolbar` in PHP. */
export function Toolbar( props: Props ) {
	const { id, others, columns, hasSearch, state, words, onReset } = props;
	const filters = columns.flatMap( ( { filter }, at ) =>
		filter ? [ <Filter key={ at } { ...props } at={ at } /> ] : []
	);
	const sort = state.sort ? [ [ nameOf( id, 'sort' ), state.sort ] ] : [];
	return (
		<form
			className="frontage-data-table__tools"
			id={ `${ id }-form` }
			method="get"
			action={ `#${ id }` }
			autoComplete="off"
			hidden={ ! hasSearch && ! filters.length }
			onSubmit={ ( event ) => event.preventDefault() }
		>
			{ [ ...pairs( others ), ...sort ].map( ( [ name, value ] ) => (
				<input
					key={ name }
					type="hidden"
					name={ name }
					value={ value }
				/>
			) ) }
			{ hasSearch && (
				// eslint-disable-next-line jsx-a11y/label-has-associated-control -- The field is inside.
				<label className="frontage-data-table__field">
					<span>{ words.search }</span>
					<Typed { ...props } type="search" parameter="q" />
				</label>
			) }
			{ filters }
			<button type="submit" className="frontage-data-table__apply">
				{ words.apply }
			</button>
			{ isNarrowed( state ) && (
				<a
					className="frontage-data-table__reset"
					href={ hrefOf( id, others, {} ) }
					onClick={ ( event ) => {
						if ( isPlain( event ) ) {
							event.preventDefault();
							onReset();
						}
					} }
				>
					{ words.reset }
				</a>
			) }
		</form>
	);
}

interface TypedProps extends Props {
	type: string;
	parameter: string;
	label?: string;
}

/** A field whose text is kept as typed. */
function Typed( { id, state, onChoose, type, parameter, label }: TypedProps ) {
	const value = state[ parameter ] ?? '';
	const [ text, setText ] = useState( value );
	// Another state, such as by Back or Reset.
	const shown = text.trim() === value ? text : value;
	return (
		<input
			type={ type }
			inputMode={ type === 'text' ? 'decimal' : undefined }
			name={ nameOf( id, parameter ) }
			value={ shown }
			aria-label={ label }
			onChange={ ( { currentTarget } ) => {
				setText( currentTarget.value );
				onChoose( { [ parameter ]: currentTarget.value.trim() }, true );
			} }
		/>
	);
}

function Filter( props: Props & { at: number } ) {
	const { id, columns, state, words, onChoose, at } = props;
	const { name, filter = { kind: 'is', values: [] } } = columns[ at ]!;
	const parameter = `is${ at + 1 }`;
	if ( filter.kind === 'range' ) {
		const field = ( kind: 'from' | 'to' ) => (
			<Typed
				{ ...props }
				type={ filter.input }
				parameter={ kind + ( at + 1 ) }
				label={ fill( words[ kind ], name ) }
			/>
		);
		return (
			<div className="frontage-data-table__field is-range">
				<span>{ name }</span>
				<span className="frontage-data-table__range">
					{ field( 'from' ) }
					<span aria-hidden="true">–</span>
					{ field( 'to' ) }
				</span>
			</div>
		);
	}
	return (
		// eslint-disable-next-line jsx-a11y/label-has-associated-control -- The field is inside.
		<label className="frontage-data-table__field">
			<span>{ name }</span>
			<select
				name={ nameOf( id, parameter ) }
				value={ state[ parameter ] ?? '' }
				onChange={ ( { currentTarget } ) =>
					onChoose( { [ parameter ]: currentTarget.value } )
				}
			>
				<option value="">{ words.any }</option>
				{ filter.values.map( ( value ) => (
					<option key={ value } value={ value }>
						{ value }
					</option>
				) ) }
			</select>
		</label>
	);
}
