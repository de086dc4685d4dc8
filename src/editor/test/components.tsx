/** Mocks of `@wordpress/components`, whose Node build does not run in Jest; browser tests use the real ones. */
import type { ChangeEvent, ReactNode } from 'react';

interface ControlProps< Value > {
	label: string;
	value?: Value;
	checked?: boolean;
	options?: { value: string; label: string }[];
	onChange: ( value: Value ) => void;
}

type Change = ChangeEvent< HTMLInputElement | HTMLSelectElement >;

export const SelectControl = ( props: ControlProps< string > ) => (
	<select
		aria-label={ props.label }
		value={ props.value }
		onChange={ ( { target }: Change ) => props.onChange( target.value ) }
	>
		{ props.options?.map( ( { value, label } ) => (
			<option key={ value } value={ value }>
				{ label }
			</option>
		) ) }
	</select>
);

export const TextControl = ( props: ControlProps< string > ) => (
	<input
		aria-label={ props.label }
		value={ props.value }
		onChange={ ( { target }: Change ) => props.onChange( target.value ) }
	/>
);

export const RangeControl = ( props: ControlProps< number | undefined > ) => (
	<input
		type="number"
		aria-label={ props.label }
		value={ props.value ?? '' }
		onChange={ ( { target }: Change ) =>
			props.onChange(
				target.value === '' ? undefined : Number( target.value )
			)
		}
	/>
);

export const ToggleControl = ( props: ControlProps< boolean > ) => (
	<input
		type="checkbox"
		aria-label={ props.label }
		checked={ props.checked }
		onChange={ () => props.onChange( ! props.checked ) }
	/>
);

interface ButtonProps {
	label?: string;
	disabled?: boolean;
	isPressed?: boolean;
	children?: ReactNode;
	onClick?: () => void;
}

export const Button = ( { label, isPressed, ...props }: ButtonProps ) => (
	<button
		type="button"
		aria-label={ label }
		aria-pressed={ isPressed }
		disabled={ props.disabled }
		onClick={ props.onClick }
	>
		{ props.children }
	</button>
);

export const __experimentalToolsPanel = ( {
	label,
	resetAll,
	children,
}: {
	label: string;
	resetAll: () => void;
	children: ReactNode;
} ) => (
	<section aria-label={ label }>
		<Button onClick={ resetAll }>Reset all</Button>
		{ children }
	</section>
);

export const __experimentalToolsPanelItem = ( props: {
	label: string;
	hasValue: () => boolean;
	onDeselect: () => void;
	children: ReactNode;
} ) => (
	<div>
		{ props.children }
		{ props.hasValue() && (
			<Button onClick={ props.onDeselect }>
				{ `Reset ${ props.label }` }
			</Button>
		) }
	</div>
);

export const BaseControl = {
	VisualLabel: ( { children }: { children: ReactNode } ) => (
		<span>{ children }</span>
	),
};
