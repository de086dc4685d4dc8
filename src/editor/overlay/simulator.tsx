import {
	Notice,
	PanelBody,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { OverlayRules } from '@frontage/overlay-rules';
import { storeNamed } from '../stores';
import { sayTrigger } from './trigger-types';
import type { ConditionType, Option } from './types';
import { useSiteOptions } from './use-site-options';
import { judge, visitOf, type Chosen } from './verdict';

const GUEST: Chosen = {
	page: 'type:post',
	term: '',
	role: 'guest',
	device: 'phone',
	referrer: '',
	date: new Date().toISOString().slice( 0, 10 ),
	cart: 'empty',
};

/** Shows whether a visitor described by the author would see the overlay. */
export function Simulator( { rules }: { rules: OverlayRules } ) {
	const [ chosen, choose ] = useState( GUEST );
	const options = useSiteOptions();
	const { triggers, conditions, names } = options;
	const type = useTypeOfPost();
	if ( ! rules.triggers.some( ( one ) => sayTrigger( one, triggers ) ) ) {
		return null;
	}
	const all = Object.fromEntries(
		conditions.map( ( one ) => [ one.name, firstOf( one ) ] )
	);
	const seen = visitOf( { ...all, ...chosen }, type );
	const { isOpen, text } = judge( rules, seen, options );
	return (
		<PanelBody
			title={ __( 'Simulate a visitor', 'frontage' ) }
			initialOpen={ false }
		>
			{ conditions.map( ( one ) => (
				<Choice
					key={ one.name }
					condition={ one }
					value={ chosen[ one.name ] ?? firstOf( one ) }
					names={ names }
					onChange={ ( value ) =>
						choose( { ...chosen, [ one.name ]: value } )
					}
				/>
			) ) }
			<Notice
				isDismissible={ false }
				status={ isOpen ? 'success' : 'warning' }
			>
				{ text }
			</Notice>
		</PanelBody>
	);
}

/** Returns what a visitor has at first of another plugin's condition. */
const firstOf = ( { values }: ConditionType ): string =>
	values.options[ 0 ]?.value ?? '';

/** Returns the type of the current post; empty if there is none. */
const useTypeOfPost = () =>
	useSelect(
		( select ) =>
			storeNamed( select, 'core/editor' )?.getCurrentPostType?.() ?? '',
		[]
	);

interface ChoiceProps {
	condition: ConditionType;
	value: string;
	/** Categories, tags and the current page. */
	names: Option[];
	onChange: ( value: string ) => void;
}

function Choice( { condition, value, names, onChange }: ChoiceProps ) {
	const control = {
		__nextHasNoMarginBottom: true,
		__next40pxDefaultSize: true,
		label: condition.label,
		value,
		onChange,
	} as const;
	const options = optionsOf( condition, names );
	return options ? (
		<SelectControl { ...control } options={ options } />
	) : (
		<TextControl
			{ ...control }
			type={ condition.values.type === 'days' ? 'date' : 'text' }
		/>
	);
}

/**
 * Returns the options of a condition, including the current page and the site's terms; undefined for
 * free text.
 *
 * @param names Options specific to the site.
 */
function optionsOf(
	{ name, values }: ConditionType,
	names: Option[]
): Option[] | undefined {
	const isPage = ( { value }: Option ) => value.startsWith( 'id:' );
	if ( values.type !== 'choice' ) {
		return undefined;
	}
	if ( name === 'term' ) {
		return [
			{ value: '', label: '—' },
			...names.filter( ( option ) => ! isPage( option ) ),
		];
	}
	return name === 'page'
		? [ ...values.options, ...names.filter( isPage ) ]
		: values.options;
}
