import {
	type FormProps,
	Frame,
	useDraft,
	useFilter,
} from '@frontage/filter-form';

export interface FilterSearchProps extends FormProps {
	id: string;
	/** Words that are searched for. */
	value: string;
	placeholder: string;
	label: string;
	button: string;
}

/** Maximum length, as of all searches. */
const LONGEST = 100;

/** As the server reads it. */
const words = ( text: string ) => text.trim().replace( /\s+/g, ' ' );

/** A field for words that posts of a list must have; the list follows while they are typed. */
export function FilterSearch( initial: FilterSearchProps ) {
	const { props, ref, choose, chooseSoon, isWaiting } = useFilter( initial );
	const [ text, setText, send ] = useDraft( props.value, isWaiting );
	return (
		<Frame
			{ ...props }
			frame={ ref }
			onSubmit={ () => {
				send( words( text ) );
				choose( words( text ) );
			} }
		>
			<label
				className="frontage-filters__title"
				htmlFor={ `${ props.id }-field` }
			>
				{ props.label }
			</label>
			<span className="frontage-filter-search__row">
				<input
					type="search"
					className="frontage-filters__input"
					id={ `${ props.id }-field` }
					name={ props.parameter }
					value={ text }
					placeholder={ props.placeholder || undefined }
					maxLength={ LONGEST }
					autoComplete="off"
					enterKeyHint="search"
					onChange={ ( { target: { value } } ) => {
						setText( value );
						send( words( value ) );
						chooseSoon( words( value ) );
					} }
				/>
				<button type="submit" className="frontage-filters__apply">
					{ props.button }
				</button>
			</span>
		</Frame>
	);
}
