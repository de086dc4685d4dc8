<?php
declare( strict_types=1 );

namespace Frontage\Admin\Health;

use Frontage\Admin\Status\Caches;
use Frontage\Admin\Status\Files;
use Frontage\Admin\Status\Overview;
use Frontage\Admin\Status\Schedule;
use Frontage\Admin\Status\Section;
use Frontage\Admin\Status\Storage;
use Frontage\Base\Bootable;

defined( 'ABSPATH' ) || exit;

/**
 * Registers Frontage's Site Health tests.
 *
 * Five direct tests, and one asynchronous test that fetches a page as a guest.
 *
 * @phpstan-import-type Health_Result from Result
 */
final class Tests implements Bootable {
	public const WHEN = array( 'hook:site_status_tests', 'hook:debug_information' );

	/** Adds the hooks. */
	public static function boot(): void {
		add_filter( 'site_status_tests', array( self::class, 'add' ) );
		add_filter( 'debug_information', array( Information::class, 'add' ) );
	}

	/**
	 * Adds the tests.
	 *
	 * @param mixed $tests Tests from WordPress.
	 * @return array<string, mixed>
	 */
	public static function add( mixed $tests ): array {
		$tests = is_array( $tests ) ? $tests : array();
		foreach ( self::sections() as $name => list( $section, $good, $bad ) ) {
			$tests['direct'][ "frontage_$name" ] = array(
				'label' => $good,
				'test'  => static fn (): array => Result::of( "frontage_$name", Overview::rows( $section ), $good, $bad ),
			);
		}
		$tests['direct']['frontage_proxy']   = array(
			'label' => __( 'Frontage behind proxies', 'frontage' ),
			'test'  => array( Shared_Proxy::class, 'test' ),
		);
		$tests['async'][ Cached_Page::NAME ] = array(
			'label'             => __( 'Frontage on cached pages', 'frontage' ),
			'test'              => rest_url( 'frontage/v1/health/cached-page' ),
			'has_rest'          => true,
			'async_direct_test' => array( Cached_Page::class, 'test' ),
		);
		return $tests;
	}

	/**
	 * Returns the sections that are tests, each with the headlines for good and bad.
	 *
	 * @return array<string, array{Section, string, string}>
	 */
	private static function sections(): array {
		return array(
			'tables'  => array(
				new Storage(),
				__( 'Frontage’s database tables are up to date', 'frontage' ),
				__( 'Frontage’s database tables need attention', 'frontage' ),
			),
			'cron'    => array(
				new Schedule(),
				__( 'Frontage’s scheduled events are on time', 'frontage' ),
				__( 'Frontage’s scheduled events are late', 'frontage' ),
			),
			'uploads' => array(
				new Files(),
				__( 'Frontage can write to the uploads folder', 'frontage' ),
				__( 'Frontage cannot write to the uploads folder', 'frontage' ),
			),
			'cache'   => array(
				new Caches(),
				__( 'Frontage counts fast enough for this site', 'frontage' ),
				__( 'Frontage could count faster', 'frontage' ),
			),
		);
	}
}
