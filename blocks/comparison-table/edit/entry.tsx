interface EntryProps {
	/** Accessible name, and the example in the empty field. */
	label: string;
	value: string;
	onChange: ( value: string ) => void;
	className?: string;
	placeholder?: string;
}

/** A field of the grid. */
export const Entry = ( {
	label,
	value,
	onChange,
	className,
	placeholder = label,
}: EntryProps ) => (
	<input
		type="text"
		className={ className }
		aria-label={ label }
		placeholder={ placeholder }
		value={ value }
		onChange={ ( { target } ) => onChange( target.value ) }
	/>
);
