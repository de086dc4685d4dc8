<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Admin\Editor\Announced_Data;
use Frontage\Base\Discoverable;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Http\Action_Registry;

defined( 'ABSPATH' ) || exit;

/** What other plugins and themes add to Frontage, and what is wrong with it. */
final class Announced implements Section {
	public function slug(): string {
		return 'announced';
	}

	public function title(): string {
		return __( 'Additions by other plugins', 'frontage' );
	}

	public function order(): int {
		return 42;
	}

	public function rows(): array {
		$rows = array();
		foreach ( self::counts() as $name => $count ) {
			/* translators: %s: number of field types, sources and the like. */
			$rows[] = Row::good( $name, sprintf( _n( '%s addition', '%s additions', $count, 'frontage' ), number_format_i18n( $count ) ) );
		}
		$advice = __( 'Frontage leaves this out. Update the plugin that adds it, or tell its developer.', 'frontage' );
		foreach ( Manifests::problems() as $problem ) {
			$rows[] = Row::bad( $problem['name'], $problem['message'], $advice );
		}
		return array() === $rows ? array( Row::good( __( 'Additions', 'frontage' ), __( 'None', 'frontage' ) ) ) : $rows;
	}

	/**
	 * Checks everything that is announced, and counts what works.
	 *
	 * @return array<string, int> Keyed by the plugin's name.
	 */
	private static function counts(): array {
		// Lists of additions find out whether their names can be used.
		Announced_Data::all();
		$manifest = Manifest::get();
		$classes  = array();
		foreach ( array_keys( $manifest['implementations'] ) as $contract ) {
			if ( is_a( $contract, Discoverable::class, true ) ) {
				array_push( $classes, ...Manifest::implementations( $contract ) );
			}
		}
		foreach ( $manifest['actions'] as $name => $action ) {
			if ( '' !== Manifests::owner( $action['class'] ) && null !== Action_Registry::build( (string) $name ) ) {
				$classes[] = $action['class'];
			}
		}
		$counts = array_fill_keys( Manifests::names(), 0 );
		foreach ( array_filter( array_map( array( Manifests::class, 'owner' ), array_unique( $classes ) ) ) as $owner ) {
			++$counts[ $owner ];
		}
		foreach ( array_keys( $manifest['modules'] ?? array() ) as $module ) {
			$owner = strtok( (string) $module, '/' );
			if ( isset( $counts[ $owner ] ) ) {
				++$counts[ $owner ];
			}
		}
		return $counts;
	}
}
