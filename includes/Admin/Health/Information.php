<?php
declare( strict_types=1 );

namespace Frontage\Admin\Health;

use Frontage\Admin\Status\Overview;
use Frontage\Admin\Status\Row;

defined( 'ABSPATH' ) || exit;

/**
 * Adds Frontage to Site Health's Info screen.
 *
 * Shows all sections of the Status tab. Data specific to the site is private, so that it is left out
 * when copied.
 */
final class Information {
	/** Sections that are private: constants, outgoing requests and errors. */
	private const PRIVATE_SECTIONS = array( 'constants', 'calls', 'errors' );

	/**
	 * Adds the sections.
	 *
	 * @param mixed $information Sections from WordPress.
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
