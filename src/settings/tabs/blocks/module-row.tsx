import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { setArgs, useRoute, useSettings } from '../../parts';
import { Picture } from './picture';
import { ModulePanel } from './module-panel';
import { ModuleSwitch } from './module-switch';
import { Summary } from './summary';
import type { Module } from './types';

interface Props {
	module: Module;
	/** Child blocks. */
	parts: Module[];
	isOn: boolean;
}

/** One block, feature or extension: a summary with expandable details. */
export function ModuleRow( { module, parts, isOn }: Props ) {
	const { title } = module;
	const { args } = useRoute();
	const { isDirty, fields } = useSettings();
	const isWanted = args.module === module.slug;
	const [ isOpen, setOpen ] = useState( isWanted );
	const place = useRef< HTMLLIElement >( null );
	useEffect( () => {
		if ( isWanted ) {
			place.current?.scrollIntoView();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only for an address that names the module from the start.
	}, [] );
	const id = useId();
	const hasSettings = fields.some(
		( field ) => field.module === module.slug && ! field.tab
	);
	/* translators: %s: name of a block or feature. */
	const settingsOf = sprintf( __( 'Settings for “%s”', 'frontage' ), title );
	/* translators: %s: name of a block or feature. */
	const detailsOf = sprintf( __( 'Details for “%s”', 'frontage' ), title );
	const toggle = () => {
		setOpen( ! isOpen );
		setArgs( { module: isOpen ? '' : module.slug } );
	};
	return (
		<li
			ref={ place }
			className={ `frontage-module${ isOn ? '' : ' is-off' }` }
		>
			<div className="frontage-module__head">
				<Picture module={ module } />
				<div className="frontage-module__words">
					<h4 id={ id }>{ module.title }</h4>
					<p>{ module.description }</p>
					<Summary module={ module } />
				</div>
				<div className="frontage-module__tools">
					<ModuleSwitch
						module={ module }
						isOn={ isOn }
						labelledBy={ id }
					/>
					<Button
						icon={ isOpen ? chevronUp : chevronDown }
						iconPosition="right"
						variant="tertiary"
						aria-expanded={ isOpen }
						aria-controls={ `${ id }-panel` }
						aria-label={ hasSettings ? settingsOf : detailsOf }
						onClick={ toggle }
					>
						{ hasSettings
							? __( 'Settings', 'frontage' )
							: __( 'Details', 'frontage' ) }
					</Button>
				</div>
			</div>
			<div id={ `${ id }-panel` }>
				{ ( isOpen || isDirty( module.slug ) ) && (
					<ModulePanel module={ module } parts={ parts } />
				) }
			</div>
		</li>
	);
}
