<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

/**
 * Emails that a served test site has sent.
 *
 * A folder filled by a `sendmail` stub.
 */
final class Mailbox {
	private readonly string $folder;

	public function __construct() {
		$this->folder = FRONTAGE_TESTS_DIR . '/mailbox';
		is_dir( $this->folder ) || mkdir( $this->folder );
		$this->clear();
	}

	/** Returns the PHP setting that makes PHP use it. */
	public function setting(): string {
		return 'sendmail_path='
			. implode( ' ', array_map( 'escapeshellarg', array( PHP_BINARY, __DIR__ . '/Stubs/sendmail.php', $this->folder ) ) );
	}

	/** Deletes all emails, and accepts new ones. */
	public function clear(): void {
		array_map( 'unlink', array_filter( (array) glob( "$this->folder/*" ), 'is_string' ) );
	}

	/** Makes the server refuse emails, or accept them again. */
	public function refuse( bool $is_down ): void {
		$is_down ? touch( "$this->folder/down" ) : unlink( "$this->folder/down" );
	}

	/**
	 * Returns the emails as sent.
	 *
	 * @return list<string>
	 */
	public function mails(): array {
		return array_map(
			static fn ( string $path ): string => str_replace( "\r\n", "\n", (string) file_get_contents( $path ) ),
			glob( "$this->folder/*.eml" ) ?: array()
		);
	}
}
