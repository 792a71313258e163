"""Where people find a server: at this machine, and from others in its network."""

import socket
from ipaddress import ip_address

UNASSIGNED_ADDRESSES = {4: "192.0.2.1", 6: "2001:db8::1"}  # nobody has these
DISCARD_PORT = 9


def local_url(host: str, port: int) -> str:
    """The address for who sits at this machine."""
    if listens_everywhere(host):
        host = "::1" if ":" in host else "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_url(host: str, port: int) -> str | None:
    """The address for others in the network, where the server listens to them, too."""
    if not listens_everywhere(host):
        return None
    version = ip_address(host).version
    family = socket.AF_INET if version == 4 else socket.AF_INET6
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(
                (UNASSIGNED_ADDRESSES[version], DISCARD_PORT)
            )  # sends nothing, but finds the way out
        except OSError:
            return None
        own = str(probe.getsockname()[0])
    return None if ip_address(own).is_loopback else local_url(own, port)


def listens_everywhere(host: str) -> bool:
    """Whether a server that listens at this address listens at all of them."""
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False
