import {
	DropdownMenu,
	MenuGroup,
	MenuItem,
	PanelBody,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { useRef, useState } from 'react';
import type { EditProps, FormField } from '@frontage/editor';
import { ActionCard } from './card';
import { actionsOf, created, moved, saved, titles } from './list';
import { ActionSettings } from './settings';
import type { FormAction } from './types';
import type { Attributes } from '../../attributes';

type Props = Pick< EditProps< Attributes >, 'attributes' | 'setAttributes' > & {
	fields: FormField[];
};

/** What happens after a submission, in order. Saving the message is first and stays. */
export function ActionsPanel( { attributes, setAttributes, fields }: Props ) {
	const actions = actionsOf( attributes );
	const [ open, setOpen ] = useState( actions.length === 1 ? 0 : -1 );
	const [ last, setLast ] = useState< { at: number; by: 1 | -1 } >();
	const end = useRef< HTMLDivElement >( null );
	const save = ( next: FormAction[] ) =>
		setAttributes( saved( next ) as Partial< Attributes > );
	const move = ( from: number, by: 1 | -1 ) => {
		const at = from + by;
		if ( ! actions[ at ] ) {
			return;
		}
		save( moved( actions, from, at ) );
		setLast( { at, by } );
		if ( open === from ) {
			setOpen( at );
		} else if ( open === at ) {
			setOpen( from );
		}
	};
	const remove = ( at: number ) => {
		save( actions.filter( ( _, index ) => index !== at ) );
		setOpen( -1 );
		end.current?.querySelector( 'button' )?.focus();
	};
	const add = ( type: FormAction[ 'type' ] ) => {
		save( [ ...actions, created( type ) ] );
		setOpen( actions.length );
	};
	return (
		<PanelBody title={ __( 'Actions after sending', 'frontage' ) }>
			<ol className="frontage-form-actions">
				<ActionCard
					number={ 1 }
					title={ __( 'Save in the inbox', 'frontage' ) }
				/>
				{ actions.map( ( action, at ) => (
					<ActionCard
						key={ at }
						number={ at + 2 }
						title={ titles()[ action.type ] }
						isConditional={ !! action.when }
						isLater={ /^(webhook|subscribe)$/.test( action.type ) }
						isFirst={ at === 0 }
						isLast={ at === actions.length - 1 }
						isOpen={ open === at }
						focus={ focusOf( at, last ) }
						onToggle={ () => setOpen( open === at ? -1 : at ) }
						onMove={ ( by ) => move( at, by ) }
						onRemove={ () => remove( at ) }
					>
						<ActionSettings
							action={ action }
							fields={ fields }
							onChange={ ( next ) =>
								save(
									actions.map( ( one, index ) =>
										index === at ? next : one
									)
								)
							}
						/>
					</ActionCard>
				) ) }
			</ol>
			<div ref={ end }>
				<DropdownMenu
					icon={ plus }
					label={ __( 'Add action', 'frontage' ) }
					text={ __( 'Add action', 'frontage' ) }
					toggleProps={ {
						variant: 'secondary',
						__next40pxDefaultSize: true,
					} }
				>
					{ ( { onClose } ) => (
						<MenuGroup>
							{ Object.entries( titles() ).map(
								( [ type, title ] ) => (
									<MenuItem
										key={ type }
										onClick={ () => {
											add( type as FormAction[ 'type' ] );
											onClose();
										} }
									>
										{ title }
									</MenuItem>
								)
							) }
						</MenuGroup>
					) }
				</DropdownMenu>
			</div>
		</PanelBody>
	);
}

/** Returns which button of an action was pressed last: it follows the action when it is moved. */
function focusOf(
	at: number,
	last?: { at: number; by: 1 | -1 }
): 'up' | 'down' | undefined {
	if ( last?.at !== at ) {
		return undefined;
	}
	return last.by < 0 ? 'up' : 'down';
}
