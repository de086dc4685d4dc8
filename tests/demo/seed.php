<?php
/**
 * Fills a site with the demo: a small magazine, and a page for every module.
 *
 * Runs inside WordPress as an administrator (called by tools/env) and can be repeated at any
 * time: content of an older demo is replaced, other content is left alone.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

require_once __DIR__ . '/../php/Golden/Fixture.php';
require_once __DIR__ . '/../php/Support/Adverts.php';
require_once __DIR__ . '/../php/Support/Articles.php';
require_once __DIR__ . '/../php/Support/Kept_Copies.php';
require_once __DIR__ . '/../php/Support/Menus.php';
require_once __DIR__ . '/../php/Support/Photographs.php';
require_once __DIR__ . '/../php/Support/Social_Posts.php';
require_once __DIR__ . '/../php/Support/Photo_Posts.php';
require_once __DIR__ . '/Made.php';
require_once __DIR__ . '/Magazine.php';
require_once __DIR__ . '/Places.php';
require_once __DIR__ . '/Module_Pages.php';
require_once __DIR__ . '/Sites.php';
require_once __DIR__ . '/Catalogue.php';
require_once __DIR__ . '/Catalogue_Pages.php';
require_once __DIR__ . '/Editor_Settings.php';
require_once __DIR__ . '/Example.php';
require_once __DIR__ . '/Frames.php';
require_once __DIR__ . '/Palettes.php';
require_once __DIR__ . '/Illustrations.php';
require_once __DIR__ . '/Module_Example.php';
require_once __DIR__ . '/Module_Facts.php';
require_once __DIR__ . '/Module_Page.php';
require_once __DIR__ . '/Module_Patterns.php';
require_once __DIR__ . '/Module_Styles.php';

( static function (): void {
	if ( ! Made::begin( __DIR__ ) ) {
		return;
	}
	$is_for_tests = 'tests' === getenv( 'FRONTAGE_SEED' );
	if ( ! $is_for_tests ) {
		Made::without_host();
	}
	\Frontage\Tests\Photographs::ensure();
	if ( $is_for_tests ) {
		\Frontage\Tests\Articles::ensure();
		\Frontage\Tests\Menus::ensure();
	}
	\Frontage\Tests\Adverts::ensure();
	\Frontage\Tests\Social_Posts::ensure();
	\Frontage\Tests\Photo_Posts::ensure();
	$magazine = new Magazine( __DIR__ . '/magazine.json' );
	$magazine->publish();
	Places::publish();
	( new Module_Pages() )->publish();
	Sites::publish();
	// Specs find every fixture on the pages of modules; people see what is finished.
	if ( ! $is_for_tests ) {
		( new Catalogue() )->publish();
		Frames::publish();
		Palettes::publish();
		Illustrations::publish();
	}
	Made::finish( __DIR__ );
} )();

// The site of the specs has no cron.
while ( ! \Frontage\Domain\Search\Index\Search_Builder::step() ) {
	continue;
}
