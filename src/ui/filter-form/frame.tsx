import type { InputHTMLAttributes, ReactNode, RefObject } from 'react';
import type { FormProps } from './use-filter';

interface Props extends Pick< FormProps, 'action' | 'carried' | 'status' > {
	frame: RefObject< HTMLDivElement >;
	/** Called when the visitor presses Enter or the button. */
	onSubmit: () => void;
	/** Outside of the form. */
	below?: ReactNode;
	children?: ReactNode;
}

/** The form of a filter; mirrors `Filter_Form` in PHP. */
export function Frame( props: Props ) {
	const { frame, action, carried, status, onSubmit, below, children } = props;
	return (
		<>
			<div
				className="frontage-filters__body"
				data-status={ status }
				ref={ frame }
			>
				<form
					className="frontage-filters__form"
					method="get"
					action={ action }
					onSubmit={ ( event ) => {
						event.preventDefault();
						onSubmit();
					} }
				>
					{ carried.map( ( [ name, value ] ) => (
						<input
							key={ name }
							type="hidden"
							name={ name }
							value={ value }
						/>
					) ) }
					{ children }
				</form>
				{ below }
			</div>
			<p className="frontage-status" role="status"></p>
		</>
	);
}

/** A heading above the fields; nothing without one. */
export const Title = ( { text }: { text: string } ) =>
	text ? <p className="frontage-filters__title">{ text }</p> : null;

/** For visitors without JavaScript; with it, the list follows by itself. */
export const Apply = ( { text }: { text: string } ) => (
	<button type="submit" className="frontage-filters__apply">
		{ text }
	</button>
);

/** First and last value; an empty one is no limit. */
export type Ends = [ string, string ];

interface EndFieldsProps {
	/** Name of the filter's query parameter. */
	parameter: string;
	labels: Ends;
	ends: Ends;
	/** Returns further attributes of the first or the last field. */
	input: ( at: number ) => InputHTMLAttributes< HTMLInputElement >;
	/** Called with both ends and the one that was changed. */
	onChange: ( ends: Ends, changed: string ) => void;
}

/** The fields for both ends of a range; mirrors `Filter_Form::field()` in PHP. */
export const EndFields = ( props: EndFieldsProps ) => {
	const { parameter, labels, ends, input, onChange } = props;
	return [ 'from', 'to' ].map( ( name, at ) => (
		// eslint-disable-next-line jsx-a11y/label-has-associated-control -- The field is inside.
		<label key={ name } className="frontage-filters__field">
			<span>{ labels[ at ] }</span>
			<input
				{ ...input( at ) }
				className="frontage-filters__input"
				name={ `${ parameter }[${ name }]` }
				value={ ends[ at ] }
				onChange={ ( { target: { value } } ) =>
					onChange(
						at ? [ ends[ 0 ], value ] : [ value, ends[ 1 ] ],
						value
					)
				}
			/>
		</label>
	) );
};
