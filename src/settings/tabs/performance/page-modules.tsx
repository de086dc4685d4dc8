import { __ } from '@wordpress/i18n';
import { Bytes, Rows, TabLink } from '../../parts';
import type { PageModule } from './types';

/** The modules on a page, largest first. */
export function PageModules( { modules }: { modules: PageModule[] } ) {
	const most = Math.max( ...modules.map( total ) );
	return (
		<Rows
			label={ __( 'Modules on the page, largest first', 'frontage' ) }
			head={ [
				__( 'Module', 'frontage' ),
				__( 'Instances', 'frontage' ),
				__( 'Script on first use', 'frontage' ),
				__( 'Styles', 'frontage' ),
				__( 'Total', 'frontage' ),
			] }
			rows={ modules.map( ( module ) => [
				<TabLink
					key="module"
					tab="blocks"
					args={ { module: module.slug, search: module.title } }
				>
					{ module.title }
				</TabLink>,
				module.pieces || '–',
				<Bytes key="use" value={ module.use } />,
				<Bytes key="style" value={ module.style } />,
				<Share key="total" value={ total( module ) } most={ most } />,
			] ) }
		/>
	);
}

const total = ( { use, style }: PageModule ) => use + style;

/** Bytes with a comparison bar. */
function Share( { value, most }: { value: number; most: number } ) {
	return (
		<span className="frontage-share">
			<Bytes value={ value } />
			<span
				className="frontage-share__bar"
				style={ {
					inlineSize: `${ most ? ( 100 * value ) / most : 0 }%`,
				} }
			/>
		</span>
	);
}
