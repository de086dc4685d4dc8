<?php
declare( strict_types=1 );

namespace Frontage\Tests;

/**
 * Notes which files PHP opens or includes meanwhile.
 *
 * Takes the place of PHP's own access to files, and passes everything on to it.
 */
final class Opened_Files {
	/** @var resource|null Set by PHP. */
	public $context;

	/** @var list<string> */
	private static array $opened = array();

	/** @var resource|null What PHP's own access has opened. */
	private $handle;

	/**
	 * Returns the files that a function opens, in order.
	 *
	 * @param callable(): mixed $work
	 * @return list<string>
	 */
	public static function during( callable $work ): array {
		self::$opened = array();
		self::take_place();
		try {
			$work();
		} finally {
			stream_wrapper_restore( 'file' );
		}
		return self::$opened;
	}

	private static function take_place(): void {
		stream_wrapper_unregister( 'file' );
		stream_wrapper_register( 'file', self::class );
	}

	/**
	 * Calls a function of PHP's own.
	 *
	 * @template T
	 * @param callable(): T $function
	 * @return T
	 */
	private static function pass( callable $function ): mixed {
		stream_wrapper_restore( 'file' );
		try {
			return $function();
		} finally {
			self::take_place();
		}
	}

	public function stream_open( string $path, string $mode ): bool {
		self::$opened[] = $path;
		$this->handle   = self::pass( static fn () => fopen( $path, $mode ) ) ?: null; // phpcs:ignore WordPress.WP.AlternativeFunctions
		return null !== $this->handle;
	}

	public function stream_read( int $length ): string|false {
		return null === $this->handle ? false : fread( $this->handle, max( 1, $length ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}

	public function stream_eof(): bool {
		return null === $this->handle || feof( $this->handle );
	}

	/** @return array<int|string, int>|false */
	public function stream_stat(): array|false {
		return null === $this->handle ? false : fstat( $this->handle );
	}

	public function stream_set_option(): bool {
		return false;
	}

	public function stream_close(): void {
		if ( null !== $this->handle ) {
			fclose( $this->handle ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
	}

	/** @return array<int|string, int>|false */
	public function url_stat( string $path, int $flags ): array|false {
		return self::pass( static fn () => ( $flags & STREAM_URL_STAT_QUIET ) && ! file_exists( $path ) ? false : stat( $path ) );
	}
}
