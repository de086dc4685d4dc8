import { Button, CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Section } from '../../parts';
import { RemoveDialog } from './remove-dialog';
import type { Part, Stored } from './types';

interface Props {
	phrase: string;
	/** As in `ToolsAnswer`. */
	converted: number;
	/** What is removed with everything. */
	stored: Stored[];
	parts: Part[];
	onDone: () => void;
}

/** Deletes data after the owner has typed the site's name. */
export function Remove( { phrase, converted, stored, parts, onDone }: Props ) {
	const [ chosen, setChosen ] = useState< string[] >( [] );
	const [ isAsking, setAsking ] = useState( false );
	const isAll = chosen.includes( 'everything' );
	const toggle = ( name: string, isOn: boolean ) =>
		setChosen(
			isOn
				? [ ...chosen, name ]
				: chosen.filter( ( one ) => one !== name )
		);
	return (
		<Section
			title={ __( 'Remove data', 'frontage' ) }
			description={ __(
				'Pages, posts, and their blocks are always kept. Data removed here cannot be restored unless you have exported it.',
				'frontage'
			) }
		>
			<div className="frontage-card">
				<fieldset className="frontage-choices">
					<legend>{ __( 'What to remove', 'frontage' ) }</legend>
					{ choices().map( ( { name, label, help } ) => (
						<CheckboxControl
							key={ name }
							label={ label }
							help={ help }
							checked={ isAll || chosen.includes( name ) }
							disabled={ isAll && name !== 'everything' }
							onChange={ ( isOn ) => toggle( name, isOn ) }
							__nextHasNoMarginBottom
						/>
					) ) }
				</fieldset>
				<Button
					variant="secondary"
					isDestructive
					disabled={ ! chosen.length }
					accessibleWhenDisabled
					onClick={ () => setAsking( true ) }
					__next40pxDefaultSize
				>
					{ __( 'Remove…', 'frontage' ) }
				</Button>
			</div>
			{ isAsking && (
				<RemoveDialog
					what={ isAll ? [ 'everything' ] : chosen }
					names={ choices()
						.filter( ( { name } ) =>
							isAll
								? name === 'everything'
								: chosen.includes( name )
						)
						.map( ( { label } ) => label ) }
					phrase={ phrase }
					converted={ isAll ? converted : 0 }
					stored={ isAll ? stored : [] }
					parts={ parts }
					onClose={ () => setAsking( false ) }
					onDone={ () => {
						setAsking( false );
						setChosen( [] );
						onDone();
					} }
				/>
			) }
		</Section>
	);
}

const choices = () => [
	{
		name: 'settings',
		label: __( 'Settings', 'frontage' ),
		help: __(
			'Resets all settings to their defaults. Also removes keys and passwords.',
			'frontage'
		),
	},
	{
		name: 'counters',
		label: __( 'Counters and votes', 'frontage' ),
		help: __( 'Resets all numbers, such as likes, to 0.', 'frontage' ),
	},
	{
		name: 'log',
		label: __( 'Log', 'frontage' ),
		help: __(
			'Errors, rejected requests, and requests to other services.',
			'frontage'
		),
	},
	{
		name: 'everything',
		label: __( 'Everything', 'frontage' ),
		help: __(
			'All of the above, messages, subscribers, ads, popups, test results, statistics, and files, as if Frontage were newly installed.',
			'frontage'
		),
	},
];
