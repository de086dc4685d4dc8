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
import { conditionOptions, type Option } from './condition-options';
import { conditionNames } from './condition-types';
import { useSiteOptions } from './use-site-options';
import { judge, visitOf, type Chosen } from './verdict';

type Name = keyof Chosen;

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
	const more = useSiteOptions();
	const type = useTypeOfPost();
	if ( ! rules.triggers.length ) {
		return null;
	}
	const { isOpen, text } = judge( rules, visitOf( chosen, type ), more );
	return (
		<PanelBody
			title={ __( 'Simulate a visitor', 'frontage' ) }
			initialOpen={ false }
		>
			{ ( Object.keys( GUEST ) as Name[] ).map( ( name ) => (
				<Choice
					key={ name }
					name={ name }
					value={ chosen[ name ] }
					more={ more }
					onChange={ ( value ) =>
						choose( { ...chosen, [ name ]: value } )
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

/** Returns the type of the current post; empty if there is none. */
const useTypeOfPost = () =>
	useSelect(
		( select ) =>
			storeNamed( select, 'core/editor' )?.getCurrentPostType?.() ?? '',
		[]
	);

interface ChoiceProps {
	name: Name;
	value: string;
	more: Option[];
	onChange: ( value: string ) => void;
}

function Choice( { name, value, more, onChange }: ChoiceProps ) {
	const control = {
		__nextHasNoMarginBottom: true,
		__next40pxDefaultSize: true,
		label: conditionNames()[ name ],
		value,
		onChange,
	} as const;
	const options = optionsOf( name, more );
	return options ? (
		<SelectControl { ...control } options={ options } />
	) : (
		<TextControl
			{ ...control }
			type={ name === 'date' ? 'date' : 'text' }
		/>
	);
}

/**
 * Returns the options of a condition, including the current page and the site's terms; undefined for
 * free text.
 *
 * @param name Condition name.
 * @param more Options specific to the site.
 */
function optionsOf( name: Name, more: Option[] ): Option[] | undefined {
	const isPage = ( { value }: Option ) => value.startsWith( 'id:' );
	const known = conditionOptions()[ name ];
	if ( name === 'term' ) {
		return [
			{ value: '', label: '—' },
			...more.filter( ( option ) => ! isPage( option ) ),
		];
	}
	return name === 'page' ? [ ...known!, ...more.filter( isPage ) ] : known;
}
