<?php
declare( strict_types=1 );

namespace Frontage\Admin\Abilities;

use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Registry;
use Frontage\Domain\Blocks\Registry as Blocks;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** The ability that lists blocks, features and extensions, and whether each is on. */
final class List_Widgets {
	public const NAME = 'frontage/list-widgets';

	/**
	 * Returns the ability's registration arguments.
	 *
	 * @return array<string, mixed>
	 */
	public static function describe(): array {
		return array(
			'label'            => __( 'List modules', 'frontage' ),
			'description'      => __(
				'Lists Frontage’s blocks, site-wide features, and extensions, and whether each one is turned on.',
				'frontage'
			),
			'output_schema'    => array(
				'type'  => 'array',
				'items' => array(
					'type'       => 'object',
					'properties' => array(
						'name'  => array( 'type' => 'string' ),
						'kind'  => array(
							'type' => 'string',
							'enum' => Registry::KINDS,
						),
						'title' => array( 'type' => 'string' ),
						'is_on' => array( 'type' => 'boolean' ),
					),
				),
			),
			'execute_callback' => array( self::class, 'run' ),
		);
	}

	/**
	 * Lists all modules.
	 *
	 * @return list<array{name: string, kind: string, title: string, is_on: bool}>
	 */
	public static function run(): array {
		$widgets = array();
		foreach ( Registry::KINDS as $kind ) {
			foreach ( Registry::modules( $kind ) as $slug ) {
				$widgets[] = array(
					'name'  => $slug,
					'kind'  => $kind,
					'title' => self::title( $slug ),
					'is_on' => Options::is_on( $kind, $slug ),
				);
			}
		}
		return $widgets;
	}

	/**
	 * Returns a module's translated title.
	 *
	 * @param string $slug Module folder.
	 */
	private static function title( string $slug ): string {
		Blocks::need_titles();
		$title = (string) WP_Block_Type_Registry::get_instance()->get_registered( "frontage/$slug" )?->title;
		return '' === $title ? ucfirst( str_replace( '-', ' ', $slug ) ) : $title;
	}
}
