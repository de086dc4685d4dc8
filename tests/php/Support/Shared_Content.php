<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Frontage\Base\Request_Cache;
use Frontage\Base\Store\Values;
use PHPUnit\Framework\Attributes\AfterClass;
use PHPUnit\Framework\Attributes\BeforeClass;

/**
 * Content that all tests of a class see.
 *
 * It is made once, outside the transactions of the tests, and removed after the last of them: to make it for each test took
 * longer than the tests. The class must have `ISOLATION = 'transaction'`.
 */
trait Shared_Content {
	/** Makes the content. */
	abstract protected static function make_content(): void;

	#[BeforeClass]
	public static function share_content(): void {
		Snapshot::take();
		$globals = Globals::save();
		static::make_content();
		$globals->restore();
		Request_Cache::flush();
		Values::forget();
	}

	#[AfterClass]
	public static function remove_content(): void {
		Snapshot::restore();
		wp_cache_flush();
		Values::forget();
	}
}
