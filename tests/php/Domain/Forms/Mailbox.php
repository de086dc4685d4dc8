<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

/**
 * Mails that a served test site has sent.
 *
 * A folder that a stand-in for `sendmail` fills.
 */
final class Mailbox {
	private readonly string $folder;

	public function __construct() {
		$this->folder = FRONTAGE_TESTS_DIR . '/mailbox';
		is_dir( $this->folder ) || mkdir( $this->folder );
		$this->clear();
	}

	/** The setting that has PHP use it. */
	public function setting(): string {
		return 'sendmail_path=' . implode( ' ', array_map( 'escapeshellarg', array( PHP_BINARY, __DIR__ . '/Stubs/sendmail.php', $this->folder ) ) );
	}

	/** Throws everything away, and works again. */
	public function clear(): void {
		array_map( 'unlink', array_filter( (array) glob( "$this->folder/*" ), 'is_string' ) );
	}

	/** Has the server refuse mails from now on, or no longer. */
	public function refuse( bool $is_down ): void {
		$is_down ? touch( "$this->folder/down" ) : unlink( "$this->folder/down" );
	}

	/**
	 * The mails, as they left.
	 *
	 * @return list<string>
	 */
	public function mails(): array {
		return array_map( static fn ( string $path ): string => str_replace( "\r\n", "\n", (string) file_get_contents( $path ) ), glob( "$this->folder/*.eml" ) ?: array() );
	}
}
