<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Secret;
use Frontage\Base\Store\Transaction;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * An import.
 *
 * Reads and checks everything first; then writes all of it, or nothing.
 */
final class Import {
	private const LOCK_SECONDS = 300;

	/**
	 * Prepares the import.
	 *
	 * @param array<string, Part> $parts The parts that the document has, by name, each with its plan made.
	 * @param Plan                $plan  What would happen.
	 */
	private function __construct( private array $parts, public readonly Plan $plan ) {}

	/**
	 * Reads a file and compares it with this site; writes nothing.
	 *
	 * @param string               $text    The file's text.
	 * @param list<string>         $names   Only these parts; all if empty.
	 * @param array<string, mixed> $choices The owner's choices.
	 * @throws Invalid_Setting If it is no export that this version can read.
	 */
	public static function of( string $text, array $names = array(), array $choices = array() ): self {
		$data = Document::read( $text );
		$all  = Parts::all();
		$plan = new Plan();
		foreach ( array_diff_key( $data, $all ) as $name => $unknown ) {
			$plan->skip( "parts.$name", __( 'Not supported by this version of Frontage.', 'frontage' ) );
		}
		$parts = array_intersect_key( $all, $data, array() === $names ? $all : array_flip( $names ) );
		foreach ( $parts as $name => $part ) {
			$plan->begin( $name );
			$part->plan( $data[ $name ], $plan, $choices );
		}
		return new self( $parts, $plan );
	}

	/**
	 * Does it, all or nothing.
	 *
	 * @throws Invalid_Setting If anything in it was refused, or another import is at work.
	 * @throws Throwable If the database breaks; then nothing has changed.
	 */
	public function run(): void {
		$this->plan->must_be_good();
		if ( ! $this->plan->changes() ) {
			return;
		}
		self::alone(
			function (): void {
				Undo::keep( array_map( static fn ( Part $part ): array => $part->apply(), $this->parts ) );
			}
		);
	}

	/**
	 * Does work in one transaction while nobody else imports.
	 *
	 * @param callable(): void $work The work.
	 * @throws Invalid_Setting If somebody does.
	 * @throws Throwable What the work threw.
	 */
	public static function alone( callable $work ): void {
		$lock = Lock::take( 'import', self::LOCK_SECONDS );
		if ( null === $lock ) {
			throw new Invalid_Setting( 'document', __( 'Another import is running. Try again in a few minutes.', 'frontage' ) );
		}
		try {
			Transaction::run(
				static function () use ( $work ): void {
					self::forget();
					$work();
				}
			);
		} finally {
			self::forget();
			$lock->release();
		}
	}

	/** Drops what caches hold of options that a transaction may have taken back. */
	private static function forget(): void {
		Secret::forget( Options::OPTION );
		Secret::forget( Undo::OPTION );
	}
}
