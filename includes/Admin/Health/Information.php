<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Health;

use Frontage\Admin\Status\Overview;
use Frontage\Admin\Status\Row;


defined( 'ABSPATH' ) || exit;

/**
 * What Site Health tells of Frontage.
 *
 * All sections of the Status tab on Site Health's Info screen; what is about this site alone is private there, so that a copy leaves it out.
 */
final class Information {
	/** Constants, and whom the site asks. */
	private const PRIVATE_SECTIONS = array( 'constants', 'calls', 'errors' );

	/**
	 * Adds them.
	 *
	 * @param mixed $information WordPress's sections.
	 * @return array<string, mixed>
	 */
	public static function add( mixed $information ): array {
		$fields = array();
		foreach ( Overview::read() as $section ) {
			foreach ( $section['rows'] as $number => $row ) {
				$fields[ "{$section['slug']}-$number" ] = array(
					'label'   => "{$section['title']}: $row->label",
					'value'   => Row::GOOD === $row->state ? $row->value : "$row->value ($row->advice)",
					'debug'   => $row->value,
					'private' => in_array( $section['slug'], self::PRIVATE_SECTIONS, true ),
				);
			}
		}
		$own = array(
			'label'       => __( 'Frontage', 'frontage' ),
			'description' => __( 'Keys, passwords, and folders are never shown here.', 'frontage' ),
			'fields'      => $fields,
		);
		return ( is_array( $information ) ? $information : array() ) + array( 'frontage' => $own );
	}
}
